"use strict";
const byId = id => document.getElementById(id);
const [picture, tree, about, search] = ["picture", "tree", "about", "search"].map(byId);
let shown = { views: [], byPath: new Map(), parents: new Set() };
let chosen = "", pointed = null;
const closed = new Set();

function element(kind, text, name) {
  const made = document.createElement(kind);
  if (text !== undefined) made.textContent = text;
  if (name) made.className = name;
  return made;
}
const views = () => shown.views;
const known = path => shown.byPath.get(path);
const holds = path => shown.parents.has(path);
const label = view => view.name || (view.path === "" ? "root" : "[" + view.path.split(".").pop() + "]");
const depth = path => path === "" ? 0 : path.split(".").length;
const parent = path => path === "" ? null : path.split(".").slice(0, -1).join(".");

function outers(path) {
  const found = [];
  for (let outer = parent(path); outer !== null; outer = parent(outer)) found.push(outer);
  return found;
}
const inPicture = path => picture.querySelector('.view[data-path="' + path + '"]');
const inTree = path => tree.querySelector('[data-path="' + path + '"]');

function visible() {
  const wanted = search.value.trim().toLowerCase();
  if (wanted) {
    const found = views().filter(view => label(view).toLowerCase().includes(wanted));
    const kept = new Set(found.flatMap(view => [view.path, ...outers(view.path)]));
    return views().filter(view => kept.has(view.path));
  }
  return views().filter(view => !outers(view.path).some(path => closed.has(path)));
}

function drawTree() {
  tree.replaceChildren(...visible().map(view => {
    const item = element("li");
    item.setAttribute("role", "treeitem");
    item.dataset.path = view.path;
    item.setAttribute("aria-level", depth(view.path) + 1);
    item.setAttribute("aria-selected", view.path === chosen);
    item.tabIndex = view.path === chosen ? 0 : -1;
    item.style.paddingLeft = 6 + 14 * Math.min(depth(view.path), 20) + "px";
    if (view.problems.length) item.classList.add("problem");
    const twist = element("span", holds(view.path) ? (closed.has(view.path) ? "▸" : "▾") : "", "twist");
    twist.setAttribute("aria-hidden", "true");
    if (holds(view.path)) {
      item.setAttribute("aria-expanded", !closed.has(view.path));
      twist.onclick = event => { event.stopPropagation(); toggle(view.path); };
    }
    item.append(twist, element("span", label(view), "name"), element("span", view.frame, "frame"));
    item.onclick = () => choose(view.path, true);
    item.onmouseenter = () => point(view.path);
    item.onmouseleave = () => point(null);
    return item;
  }));
}

function toggle(path) {
  if (!closed.delete(path)) closed.add(path);
  if (outers(chosen).includes(path)) choose(path, true); else drawTree();
}

function point(path) {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  pointed = path;
  if (path === null) return;
  for (const found of [inPicture(path), inTree(path)]) if (found) found.classList.add("pointed");
}

function mark(path) {
  chosen = known(path) ? path : "";
  for (const outer of outers(chosen)) closed.delete(outer);
  drawTree();
  for (const old of picture.querySelectorAll(".chosen")) old.classList.remove("chosen");
  const box = inPicture(chosen);
  if (box) box.classList.add("chosen");
  if (known(chosen)) tell(known(chosen));
}

function choose(path, focuses) {
  about.setAttribute("aria-live", "polite");
  mark(path);
  const item = inTree(chosen);
  if (item && focuses) item.focus();
  if (item) item.scrollIntoView({ block: "nearest" });
  tree.dispatchEvent(new CustomEvent("chosen", { detail: chosen }));
}

function tell(view) {
  const parts = [element("h2", label(view))];
  for (const problem of view.problems) parts.push(element("p", problem, "bad"));
  const list = element("dl");
  for (const [term, text] of [["frame", view.frame], ["on the page", view.absolute],
    ["says", view.says]]) list.append(element("dt", term), element("dd", text));
  parts.push(list);
  if (view.why) parts.push(element("h3", "Why it is there"), element("pre", view.why));
  const others = view.refers.map(known).filter(Boolean);
  if (others.length) parts.push(element("h3", "Views that played a part"));
  for (const other of others) {
    const link = element("button", label(other));
    link.onclick = () => choose(other.path, false);
    link.onmouseenter = () => point(other.path);
    link.onmouseleave = () => point(null);
    parts.push(link);
  }
  about.replaceChildren(...parts);
}

// What was chosen stays chosen, and the page where it is: nobody asked for another view.
function show(layout) {
  const hadFocus = tree.contains(document.activeElement);
  shown = layout;
  layout.byPath = new Map(layout.views.map(view => [view.path, view]));
  layout.parents = new Set(layout.views.map(view => parent(view.path)));
  picture.innerHTML = layout.svg;
  for (const view of picture.querySelectorAll(".view")) {
    view.onclick = () => choose(view.dataset.path, false);
    view.onmouseenter = () => point(view.dataset.path);
    view.onmouseleave = () => point(null);
  }
  about.setAttribute("aria-live", "off");
  mark(chosen);
  if (hadFocus) inTree(chosen)?.focus({ preventScroll: true });
}

tree.onkeydown = event => {
  const list = visible().map(view => view.path);
  const place = list.indexOf(chosen);
  const isOpen = !closed.has(chosen);
  const next = {
    ArrowDown: () => list[place + 1], ArrowUp: () => list[place - 1],
    Home: () => list[0], End: () => list[list.length - 1],
    ArrowRight: () => !holds(chosen) ? chosen
      : isOpen ? list[place + 1] : (toggle(chosen), chosen),
    ArrowLeft: () => holds(chosen) && isOpen ? (toggle(chosen), chosen)
      : parent(chosen) ?? chosen,
  }[event.key];
  if (!next) return;
  event.preventDefault();
  const path = next();
  if (path !== undefined) choose(path, true);
};
search.oninput = drawTree;
