/// The parts that all inspector pages share: the picture of a layout, the tree, and the details of the
/// selected view.
package enum InspectorParts {
  /// The beginning of every page, up to the first part that differs.
  package static let beginning = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    """

  /// The three parts as sections of a page.
  package static let sections = """
    <section class="picture" id="picture" aria-label="Picture" tabindex="-1"></section>
    <section class="side" aria-label="Tree">
    <input type="search" id="search" placeholder="Search names" aria-label="Search names">
    <ul id="tree" role="tree" aria-label="Views"></ul>
    </section>
    <section class="about" id="about" aria-label="The chosen view" aria-live="polite"></section>
    """

  /// The styles of the parts, and the colors of the page.
  package static let style = """

    :root { --paper: #f6f7f9; --card: #fff; --ink: #111927; --soft: #5b6678; --edge: #d4d9e2;
      --chosen: #3e63dd; --chosen-ink: #fff; --bad: #c01a34 }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #0d1014; --card: #14171c; --ink: #f1f4f9; --soft: #a9b4c6; --edge: #2c3340;
        --chosen: #84a5ff; --chosen-ink: #0d1014; --bad: #ff8394 } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 14px/1.45 system-ui, sans-serif; display: flex; flex-direction: column; height: 100vh }
    header { display: flex; gap: 8px 24px; align-items: center; flex-wrap: wrap; padding: 8px 16px;
      border-bottom: 1px solid var(--edge); background: var(--card) }
    h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
    main { flex: 1; min-height: 0; display: grid; gap: 1px; background: var(--edge);
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr) 380px }
    section { background: var(--card); overflow: auto; padding: 12px; min-width: 0 }
    .picture { grid-row: 1 / 3 }
    .picture svg { display: block; max-width: 100%; height: auto; margin: auto }
    .picture .view { cursor: pointer }
    .picture .view.chosen > .box { stroke: var(--chosen); stroke-width: 3;
      fill: rgb(var(--fill) / 30%) }
    .picture .view.pointed > .box { fill: rgb(var(--fill) / 22%) }
    input[type=search] { width: 100%; padding: 6px 8px; margin-bottom: 8px; font: inherit;
      color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 6px }
    ul { list-style: none; margin: 0; padding: 0 }
    [role=treeitem] { display: flex; gap: 6px; padding: 2px 6px; border-radius: 4px;
      cursor: pointer; white-space: nowrap }
    [role=treeitem] .frame { color: var(--soft); font-variant-numeric: tabular-nums }
    [role=treeitem].pointed { background: var(--paper) }
    [role=treeitem][aria-selected=true] { background: var(--chosen); color: var(--chosen-ink) }
    [role=treeitem][aria-selected=true] .frame { color: inherit }
    [role=treeitem].problem .name::after { content: " ⚠"; color: var(--bad) }
    [role=treeitem][aria-selected=true].problem .name::after { color: inherit }
    .twist { width: 1em; text-align: center; flex: none }
    :focus-visible { outline: 2px solid var(--chosen); outline-offset: 1px }
    h2 { font-size: 15px; margin: 0 0 8px; overflow-wrap: anywhere }
    h3 { font-size: 13px; margin: 12px 0 4px; color: var(--soft) }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0 }
    dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere;
      font: 12.5px/1.5 ui-monospace, monospace }
    .bad { color: var(--bad); margin: 0 0 4px }
    button { font: inherit; color: var(--chosen); background: none; border: 1px solid var(--edge);
      border-radius: 6px; padding: 2px 8px; margin: 0 6px 6px 0; cursor: pointer }
    @media (max-width: 760px) {
      body { height: auto }
      main { display: block }
      section { border-bottom: 1px solid var(--edge) }
      .side { max-height: 45vh } }
    @media print { body { height: auto } main { display: block } .side { display: none } }

    """
}
