#!/usr/bin/env bash
# Uses the pages of `tangram render` and `tangram play` as people do, in a headless browser. If no browser
# is installed, it says so and does nothing.
set -euo pipefail
source "$(dirname "$0")/browser-found.sh"

cat >"$folder/scene.json" <<'SCENE'
{"superview": [200, 300], "root": {"id": "card", "layout": "linear", "width": "fill", "height": "wrap",
  "padding": 10, "space": 5, "children": [
    {"id": "head <b>", "layout": "linear", "orientation": "horz", "width": "fill", "height": 30,
      "children": [{"id": "photo", "width": 30, "height": 30}, {"id": "title", "width": "fill", "height": 20}]},
    {"id": "body", "width": "50%", "height": 40}]}}
SCENE
"$tangram" render "$folder/scene.json" -o "$folder/page.html"

# The actions of a user, step by step; each step reports its result.
cat >"$folder/person.js" <<'PERSON'
const said = [];
const check = (what, isSo) => { if (!isSo) said.push(what); };
const rows = () => [...document.querySelectorAll("[role=treeitem]")];
const names = () => rows().map(row => row.querySelector(".name").textContent);
const press = key => document.getElementById("tree")
  .dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
const about = () => document.getElementById("about").textContent;
const chosenBox = () => document.querySelector(".view.chosen").dataset.path;
const isChosen = name => document.querySelector("[aria-selected=true] .name").textContent === name;
const room = () => document.getElementById("room").textContent;

check("the tree lists all views", names().join() === "card,head <b>,photo,title,body");
check("the root is chosen at first", isChosen("card") && chosenBox() === "");
press("ArrowDown");
check("the arrow chooses the next", isChosen("head <b>") && chosenBox() === "0");
check("the focus follows", document.activeElement.dataset.path === "0");
press("ArrowLeft");
check("the arrow closes a container", names().join() === "card,head <b>,body");
press("ArrowRight");
check("the arrow opens it again", names().length === 5);
press("End");
check("the last one is chosen", isChosen("body"));
check("its frame is told", about().includes("(10, 45, 90, 40)"));
check("its reason is told", about().includes("width 90 = 50 % of card's content width 180"));
const link = [...document.querySelectorAll("#about button")].find(button => button.textContent === "card");
check("the reason names the container", Boolean(link));
link.click();
check("the link leads there", isChosen("card"));
document.querySelector('.view[data-path="0.1"]').onclick();
check("a click into the picture chooses", isChosen("title"));
document.querySelector('.view[data-path="1"]').onmouseenter();
check("pointing lights up the row", rows()[4].classList.contains("pointed"));
const slider = document.getElementById("width");
check("the scene's own room comes first", room() === "200 wide");
slider.value = 4;
slider.oninput();
check("the slider changes the room", room() === "400 wide" && isChosen("title"));
check("and the layout", about().includes("(30, 0, 350, 20)"));
const search = document.getElementById("search");
search.value = "pho";
search.oninput();
check("the search finds a name, and where it lies", names().join() === "card,head <b>,photo");
search.value = "";
search.oninput();
check("nothing is wider than the page",
  document.documentElement.scrollWidth <= document.documentElement.clientWidth);
for (const control of document.querySelectorAll("input, button, [role=tree]")) {
  check("every control has a name: " + control.id,
    control.getAttribute("aria-label") || control.textContent || control.closest("label"));
}
document.body.dataset.said = said.length ? said.join("; ") : "all is well";
PERSON

{ cat "$folder/page.html"; printf '<script>{\n'; cat "$folder/person.js"; printf '}</script>\n'; } \
  >"$folder/used.html"
for width in 1280 390; do
  answer=$(said "$folder/used.html" --window-size=$width,900)
  echo "at $width pixels: ${answer:-the page did not run}"
  [ "$answer" = "all is well" ] || exit 1
done

Tests/playground.sh "$browser" "$tangram"
