/// The styles of the playground page, in addition to those of the inspector.
enum PlayStyle {
  static let text = """

    :root { --key: #2a4bb8; --string: #0a6b4b; --number: #9a4a00; --warn: #8a5a00;
      --here: #3e63dd2e }
    @media (prefers-color-scheme: dark) {
      :root { --key: #9db7ff; --string: #6fd6ae; --number: #ffb27a; --warn: #f0c04f;
        --here: #84a5ff3d } }
    header label, .room label { display: flex; gap: 6px; align-items: center }
    header .actions { display: flex; gap: 8px }
    header button, .room button, dialog button { margin: 0; padding: 4px 10px }
    button:hover:not(:disabled) { background: var(--paper) }
    button:disabled { color: var(--soft); cursor: default; opacity: .6 }
    select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge);
      border-radius: 6px; padding: 4px 6px; max-width: 15em }
    #status, dialog output { color: var(--soft); overflow-wrap: anywhere; min-width: 0 }
    #status.bad, dialog output.bad { margin: 0; color: var(--bad) }
    .room { display: flex; gap: 6px 20px; align-items: center; flex-wrap: wrap; padding: 6px 16px;
      border-bottom: 1px solid var(--edge); background: var(--card) }
    .room input[type=range] { width: 130px; accent-color: var(--chosen) }
    .room output { min-width: 2.6em; font-variant-numeric: tabular-nums }
    .room fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 6px 12px;
      align-items: center; flex-wrap: wrap; min-width: 0 }
    .room legend { float: left; padding: 0; margin-right: 4px; color: var(--soft) }
    main.play { grid-template: minmax(0, 1fr) minmax(0, 1fr) /
      minmax(0, 11fr) minmax(0, 10fr) minmax(280px, 7fr) }
    .play .scene { grid-row: 1 / 3; padding: 0; display: flex; flex-direction: column;
      overflow: hidden }
    .editor { flex: 1; min-height: 0; display: flex }
    .editor pre, .editor textarea { font: 13px/20px ui-monospace, Menlo, Consolas, monospace;
      tab-size: 2; white-space: pre; overflow-wrap: normal; letter-spacing: 0; margin: 0;
      padding: 8px 10px; border: 0 }
    .gutter { overflow: hidden; flex: none; color: var(--soft); text-align: right;
      background: var(--paper); border-right: 1px solid var(--edge) }
    .paper { position: relative; flex: 1; min-width: 0 }
    .under { position: absolute; inset: 0; overflow: hidden }
    .under pre { position: absolute; top: 0; left: 0; min-width: 100% }
    #marks { color: transparent }
    .paper textarea { position: absolute; inset: 0; width: 100%; height: 100%; resize: none;
      overflow: auto; background: none; color: inherit; caret-color: var(--ink) }
    .paper textarea.colored { color: transparent }
    .paper textarea::selection { background: var(--chosen); color: var(--chosen-ink) }
    .paper textarea:focus-visible { outline-offset: -2px }
    #colors .key { color: var(--key) } #colors .string { color: var(--string) }
    #colors .number { color: var(--number) }
    mark { color: transparent; background: none; border-radius: 2px;
      text-decoration: underline wavy 1.5px; text-underline-offset: 3px; text-decoration-skip-ink: none }
    mark.error { text-decoration-color: var(--bad);
      background: color-mix(in srgb, var(--bad) 16%, transparent) }
    mark.warning { text-decoration-color: var(--warn) }
    mark.hint { text-decoration: underline dotted 2px var(--soft); text-underline-offset: 3px }
    mark.here { text-decoration: none; background: var(--here) }
    .problems { flex: none; max-height: 34%; overflow: auto; border-top: 1px solid var(--edge);
      padding: 6px 10px }
    .problems p { margin: 0; color: var(--soft) }
    .problems p.bad { color: var(--bad) }
    .problems li { margin-top: 4px; overflow-wrap: anywhere }
    .problems li button { margin: 0; padding: 0; border: 0; text-align: left; color: inherit;
      overflow-wrap: anywhere }
    .problems li button:hover { text-decoration: underline }
    .problems li button.remedy { margin-top: 2px; padding: 1px 8px; color: var(--chosen);
      border: 1px solid var(--edge) }
    .problems b { font-weight: 600 }
    .problems .error b { color: var(--bad) } .problems .warning b { color: var(--warn) }
    .problems .hint b { color: var(--soft) }
    .picture.old svg { opacity: .5 }
    .picture.old:empty::before { content: "No picture yet"; color: var(--soft) }
    dialog { width: min(760px, calc(100vw - 24px)); background: var(--card); color: var(--ink);
      border: 1px solid var(--edge); border-radius: 10px; padding: 16px }
    dialog::backdrop { background: rgb(0 0 0 / 45%) }
    dialog textarea { width: 100%; height: min(60vh, 460px); resize: vertical; color: inherit;
      background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; padding: 8px 10px;
      font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 2 }
    dialog form { display: flex; gap: 8px; align-items: center; margin-top: 10px }
    @media (max-width: 1080px) {
      main.play { grid-template: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) /
        minmax(0, 1fr) minmax(0, 1fr) }
      .play .scene { grid-row: 1 / 4 }
      .play .picture { grid-row: 1 } }
    @media (max-width: 760px) {
      header, .room { padding: 8px 12px }
      .editor { height: 46vh; flex: none }
      /* Smaller letters make a telephone zoom in when the field is touched. */
      .editor pre, .editor textarea { font-size: 16px; line-height: 24px }
      .problems { max-height: 30vh }
      .room label:has(input[type=range]) { width: 100% }
      .room input[type=range] { flex: 1; min-width: 0; width: auto } }

    """
}
