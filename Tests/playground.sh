#!/usr/bin/env bash
# Uses the page of `tangram play` as people do, by pointer and by keyboard, in a headless browser:
# Tests/playground.sh BROWSER TANGRAM. Called by Tests/browser.sh.
set -euo pipefail
browser=$1 tangram=$2
folder=$(mktemp -d)
started=()
end() {
  for process in "${started[@]}"; do kill -INT "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT

cat >"$folder/scene.json" <<'SCENE'
{"superview": [200, 300],
  "root": {"id": "card", "layout": "linear", "width": "fill", "height": "wrap", "padding": 10, "children": [
    {"id": "head", "layout": "linear", "orientation": "horz", "width": "fill", "height": 30,
      "children": [{"id": "photo", "width": 30, "height": 30}, {"id": "title", "width": "fill", "height": 20}]},
    {"id": "body", "width": "50%", "height": 40}]}}
SCENE
"$tangram" play "$folder/scene.json" --port 0 >"$folder/address" 2>"$folder/errors" &
server=$!
started+=($server)
until [ -s "$folder/address" ]; do sleep 0.05; done
read -r address _ <"$folder/address"

# The browser is controlled through a pair of named pipes, with messages that end with a zero byte.
mkfifo "$folder/in" "$folder/out"
"$browser" --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir="$folder/profile" \
  --remote-debugging-pipe about:blank 3<"$folder/in" 4>"$folder/out" 2>/dev/null &
started+=($!)
exec 5>"$folder/in" 6<"$folder/out"

number=0 session=""
# tell METHOD [PARAMETERS]: sends a command to the browser and sets `answer`.
tell() {
  number=$((number + 1))
  printf '{"id":%d,%s"method":"%s","params":%s}\0' "$number" \
    "${session:+\"sessionId\":\"$session\",}" "$1" "${2:-{\}}" >&5
  while read -r -d '' -t 30 answer <&6; do
    [[ $answer == "{\"id\":$number,"* ]] && return
  done
  echo "the browser does not answer to $1" >&2
  exit 1
}
quoted() {
  local text=${1//\\/\\\\}
  text=${text//\"/\\\"}
  printf '"%s"' "${text//$'\n'/\\n}"
}
# run SCRIPT: prints the value of a script that runs in the page.
run() {
  tell Runtime.evaluate "{\"awaitPromise\":true,\"returnByValue\":true,\"expression\":$(quoted "$1")}"
  local text=${answer#*\"value\":\"}
  [[ $answer == *'"exceptionDetails"'* || $text == "$answer" ]] && text=$answer
  printf '%s' "${text%%\"\}*}"
}
# expect SCRIPT: prints the first failed check of a script, if any, and exits.
expect() {
  local said
  said=$(run "(() => { $(cat "$folder/person.js")
    return person(async () => { $1 }); })()")
  [ "$said" = "all is well" ] && return
  printf 'playground: %s\n' "$said" >&2
  exit 1
}
# press KEY CODE [MODIFIERS [TEXT]]: presses a key; TEXT is JSON-escaped.
press() {
  local key="\"key\":\"$1\",\"code\":\"$1\",\"windowsVirtualKeyCode\":$2,\"modifiers\":${3:-0}"
  tell Input.dispatchKeyEvent "{\"type\":\"keyDown\",$key${4:+,\"text\":\"$4\"}}"
  tell Input.dispatchKeyEvent "{\"type\":\"keyUp\",$key}"
}
open() {
  tell Page.navigate "{\"url\":$(quoted "about:blank")}"
  tell Page.navigate "{\"url\":$(quoted "$1")}"
}

cat >"$folder/person.js" <<'PERSON'
const said = [];
const check = (what, isSo) => { if (!isSo) said.push(what); };
const until = async (what, isSo) => {
  for (let tries = 0; tries < 400; tries += 1) {
    // What is asked about may not be there yet.
    try { if (isSo()) return; } catch {}
    await new Promise(done => setTimeout(done, 25));
  }
  said.push(what);
};
const get = id => document.getElementById(id);
const names = () => [...document.querySelectorAll("#tree .name")].map(name => name.textContent).join();
const marked = kind => [...document.querySelectorAll("#marks mark." + kind)].map(mark => mark.textContent).join();
const frame = () => document.querySelector("#about dd").textContent;
const isChosen = name => document.querySelector("[aria-selected=true] .name")?.textContent === name;
const click = name => document.querySelector(name).click();
const type = (part, text) => {
  const field = get("text"), start = field.value.indexOf(part);
  field.setRangeText(text, start, start + part.length);
  field.dispatchEvent(new Event("input"));
};
const slide = (id, value) => { get(id).value = value; get(id).dispatchEvent(new Event("input")); };
const select = (id, value) => { get(id).value = value; get(id).dispatchEvent(new Event("change")); };
const person = async steps => {
  try { await steps(); } catch (error) { said.push(String(error)); }
  return said.length ? said.join("; ") : "all is well";
};
PERSON

tell Target.createTarget '{"url":"about:blank"}'
target=${answer#*\"targetId\":\"}
tell Target.attachToTarget "{\"flatten\":true,\"targetId\":\"${target%%\"*}\"}"
session=${answer#*\"sessionId\":\"}
session=${session%%\"*}
size() {
  tell Emulation.setDeviceMetricsOverride \
    "{\"width\":$1,\"height\":$2,\"deviceScaleFactor\":1,\"mobile\":false}"
}

for width in 1280 390; do
  size $width 844
  open "$address"
  expect '
    await until("the tree lists all views", () => names() === "card,head,photo,title,body");
    check("the page is called as the file", document.title.startsWith("scene.json"));
    check("there is no problem", get("summary").textContent === "No problems");
    check("the scene says what the room is", get("widthShown").textContent === "200");

    type("\"height\": 40", "\"hieght\": 40");
    await until("an error is marked as it is typed", () => marked("error") === "\"hieght\"");
    check("the error says where and what it is",
      get("problems").textContent.includes("line 5, column 36: ")
        && get("problems").textContent.includes("did you mean `height`?"));
    check("the last good picture stays", names() === "card,head,photo,title,body");
    click("#problems button");
    check("the error leads to its place", document.activeElement.id === "text"
      && get("text").value.slice(get("text").selectionStart, get("text").selectionEnd) === "\"hieght\"");
    click("#problems .remedy");
    await until("the remedy mends it", () => get("summary").textContent === "No problems");
    type("\"width\": 30", "\"width\": 3000");
    await until("a diagnostic is marked", () => marked("warning").length > 0);
    type("\"width\": 3000", "\"width\": 30");
    await until("and gone again", () => marked("warning") === "");

    click("#tree li:last-child");
    check("a click chooses", isChosen("body") && frame() === "(10, 40, 90, 40)");
    check("the view is shown in the text", marked("here") === "\"body\"");
    get("text").focus();
    get("text").setSelectionRange(0, 0);
    const caret = get("text").value.indexOf("photo") + 2;
    get("text").setSelectionRange(caret, caret);
    await until("the caret in the text chooses", () => isChosen("photo") && document.activeElement.id === "text");
    click("#tree li:last-child");
    for (const width of [210, 250, 290, 300]) slide("width", width);
    await until("the slider changes the frames", () => frame() === "(10, 40, 140, 40)");
    check("the view stays chosen", isChosen("body"));
    [...document.querySelectorAll("#about button")].find(link => link.textContent === "card").click();
    check("an explanation leads to what it names", isChosen("card"));
    get("rtl").click();
    await until("right to left is a checkbox", () => location.hash.includes("rtl=true"));
    select("sizeWidth", "compact");
    await until("so is the size class", () => location.hash.includes("sizeClass=compact%2Cany%2Cany"));
    check("the width is in the address", location.hash.includes("width=300"));
    get("reset").click();
    await until("all goes back to what the scene says",
      () => location.hash === "" && get("widthShown").textContent === "200" && !get("rtl").checked);

    select("gallery", "clock");
    await until("the gallery opens a scene", () => names().startsWith("Clock") || names().includes("12"));
    await until("which is in the address then", () => location.hash.includes("scene="));
    get("swift").click();
    await until("it is there as Swift", () => get("code").open && get("codeText").value.includes("layout(in: "));
    get("code").close();'
  link=$(run 'location.href')
  wanted=$(run 'document.getElementById("text").value')
  open "$address#width=250"
  expect 'await until("a room in the address is kept", () => get("widthShown").textContent === "250");'
  open "$link"
  expect 'await until("a link opens its scene", () => names().includes("12"));'
  [ "$(run 'document.getElementById("text").value')" = "$wanted" ] || {
    echo "playground: the link has another scene" >&2
    exit 1
  }
  # A link that is entered in the same tab is opened, too; a broken one is reported.
  run 'location.hash = "#scene=AAAA"; ""' >/dev/null
  expect 'await until("a broken link is said to be one",
      () => get("status").textContent === "The link has no scene that can be read.");'

  for scheme in light dark; do
    tell Emulation.setEmulatedMedia \
      "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"$scheme\"}]}"
    open "$address"
    expect '
      await until("the page is there", () => names().length > 0);
      check("nothing is wider than the page",
        document.documentElement.scrollWidth <= document.documentElement.clientWidth);
      const parts = [...document.querySelectorAll("header > *, .room > *, .actions > *, main > *")]
        .filter(part => part.getClientRects().length && part.textContent + part.id)
        .map(part => [part, part.getBoundingClientRect()]);
      for (const [one, first] of parts) for (const [other, second] of parts) {
        if (one === other || one.contains(other) || other.contains(one)) continue;
        check("parts lie apart: " + one.id + one.className + ", " + other.id + other.className,
          first.right <= second.left + 1 || second.right <= first.left + 1
            || first.bottom <= second.top + 1 || second.bottom <= first.top + 1);
      }
      for (const control of document.querySelectorAll("button, select, input, textarea")) {
        if (!control.getClientRects().length) continue;
        check("every control has a name: " + control.id, control.getAttribute("aria-label")
          || control.textContent.trim() || control.closest("label"));
        check("no control is cut off: " + control.id,
          control.scrollWidth <= control.clientWidth + 1 || control.matches("textarea, select"));
      }
      const field = get("text"), colors = get("colors"), style = name => getComputedStyle(name);
      const padding = parseFloat(style(colors).paddingRight);
      check("the colors are as wide as the letters", field.scrollWidth <= field.clientWidth
        || Math.abs(field.scrollWidth + padding - colors.offsetWidth) <= 1);
      check("on a ground of their own", style(document.body).backgroundColor
        === ("'$scheme'" === "dark" ? "rgb(13, 16, 20)" : "rgb(246, 247, 249)"));'
  done
done

# Keyboard control.
size 1280 800
open "$address"
expect 'await until("the page is there", () => names().length > 0); document.body.focus();'
order=""
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
  press Tab 9
  order+="$(run 'document.activeElement.id') "
done
wanted="gallery save link swift width height scale rtl sizeWidth sizeHeight sizeScreen text "
[ "$order" = "$wanted" ] || { echo "playground: the keys lead to $order" >&2; exit 1; }
tell Input.insertText '{"text":"x"}'
expect 'await until("a letter is typed", () => marked("error") === "x{" || marked("error").startsWith("x"));'
press Tab 9
press Enter 13 0 '\r'
expect 'await until("the problem leads into the text", () => document.activeElement.id === "text");'
press Backspace 8
expect 'await until("what was typed is taken back", () => get("summary").textContent === "No problems");'
press Tab 9
[ "$(run 'document.activeElement.id')" = picture ] && press Tab 9
press Tab 9
press ArrowDown 40
expect 'check("the arrows go through the tree", isChosen("head") && document.activeElement.dataset.path === "0");
  get("width").focus();'
press ArrowRight 39
expect 'await until("and move the sliders", () => get("widthShown").textContent === "201" && names().length > 0);'

# Saving: another scene does not replace the file without asking.
before=$(cat "$folder/scene.json")
expect 'select("gallery", "clock"); await until("the clock is there", () => names().includes("12"));'
press s 83 2
expect 'await until("saving another scene asks", () => get("status").textContent.includes("Save again"));'
[ "$(cat "$folder/scene.json")" = "$before" ]
press s 83 2
expect 'await until("and then saves", () => get("status").textContent === "Saved scene.json.");
  await until("what is in the file is not in the address", () => !location.hash.includes("scene="));'
"$tangram" demo clock | cmp - "$folder/scene.json"

# The page reports when the tool has ended.
kill -INT $server
status=0
wait $server || status=$?
[ $status = 130 ] && [ "$(cat "$folder/errors")" = "tangram: interrupted" ]
expect 'type("{", "{ ");
  await until("that nobody answers is told", () => get("status").textContent.startsWith("There is no answer."));'
echo "playground: all is well"
