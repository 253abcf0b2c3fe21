#!/usr/bin/env bash
# Checks that no glyph of a picture is off by more than a pixel. A browser sets the texts of some scenes in
# the same fonts, in the frames that the tool computes; each glyph is compared with that of the pictures
# that the tool draws, both with texts as outlines and with texts as fonts. If no browser is installed, it
# says so and does nothing.
set -euo pipefail
source "$(dirname "$0")/browser-found.sh"

# The README's card, and the first invoice of Tests/InvoiceTests, whose pictures are in the repository.
cat >"$folder/card.json" <<'SCENE'
{"superview": [375, 667], "root": {"layout": "linear", "orientation": "horz", "space": 12,
  "padding": 12, "width": 340, "height": "wrap",
  "paint": {"fill": "#fff", "border": "#ddd", "cornerRadius": 12}, "children": [
    {"width": 90, "height": 90, "paint": {"fill": "#e5484d", "cornerRadius": 8}},
    {"layout": "linear", "space": 4, "width": "fill", "height": "wrap", "children": [
      {"width": "fill", "height": "wrap",
        "content": {"text": "Kind of Blue", "size": 18, "weight": 700}},
      {"width": "fill", "height": "wrap", "paint": {"color": "#666"}, "content": {"size": 12,
        "text": "Miles Davis, 1959. Five pieces, recorded in two sessions."}},
      {"layout": "frame", "width": "50%", "height": 24, "alignment": ["horz.right"],
        "paint": {"fill": "#3e63dd", "cornerRadius": 12}, "children": [
          {"width": "wrap", "height": "wrap", "centerX": 0, "centerY": 0, "paint": {"color": "#fff"},
            "content": {"text": "Play", "size": 12, "weight": 700}}]}]}]}}
SCENE
cat >"$folder/bill.json" <<'SCENE'
{"superview": [300, 160], "styles": {"plain": {"size": 11}, "strong": {"size": 11, "weight": 700}},
  "root": {"layout": "linear", "space": 4, "padding": 20, "width": "fill", "height": "fill", "children": [
    {"layout": "linear", "orientation": "horz", "width": "fill", "height": "wrap", "children": [
      {"width": "wrap", "height": "wrap", "content": {"text": "Invoice 7", "style": "strong"}},
      {"width": "wrap", "height": "wrap", "leading": "100%",
        "content": {"text": "Ada & Co.", "style": "plain"}}]},
    {"width": "fill", "height": 1, "paint": {"fill": "black"}},
    {"layout": "linear", "space": 2, "width": "fill", "height": "fill", "children": [
      {"layout": "linear", "orientation": "horz", "space": 8, "width": "fill", "height": "wrap", "children": [
        {"width": "fill", "height": "wrap", "content": {"text": "Ink", "style": "plain"}},
        {"layout": "frame", "width": 24, "height": "wrap", "children": [
          {"width": "wrap", "height": "wrap", "trailing": 0, "content": {"text": "2", "style": "plain"}}]},
        {"layout": "frame", "width": 60, "height": "wrap", "children": [
          {"width": "wrap", "height": "wrap", "trailing": 0, "content": {"text": "9.00", "style": "plain"}}]}]},
      {"layout": "linear", "orientation": "horz", "space": 8, "width": "fill", "height": "wrap", "children": [
        {"width": "fill", "height": "wrap",
          "content": {"text": "Paper with a rather long name, 100 sheets", "style": "plain"}},
        {"layout": "frame", "width": 24, "height": "wrap", "children": [
          {"width": "wrap", "height": "wrap", "trailing": 0, "content": {"text": "1", "style": "plain"}}]},
        {"layout": "frame", "width": 60, "height": "wrap", "children": [
          {"width": "wrap", "height": "wrap", "trailing": 0, "content": {"text": "12.05", "style": "plain"}}]}]},
      {"layout": "linear", "orientation": "horz", "width": "fill", "height": "wrap", "children": [
        {"width": "fill", "height": "wrap", "content": {"text": "Total", "style": "strong"}},
        {"layout": "frame", "width": 60, "height": "wrap", "children": [
          {"width": "wrap", "height": "wrap", "trailing": 0, "content": {"text": "21.05", "style": "strong"}}]}]}]},
    {"width": "fill", "height": 1, "paint": {"fill": "black"}},
    {"width": "wrap", "height": "wrap", "centerX": 0,
      "content": {"text": "page 1 of 1", "style": "plain"}}]}}
SCENE
for scene in chat invoice month; do "$tangram" demo $scene >"$folder/$scene.json"; done

cat >"$folder/compare.js" <<'COMPARE'
const get = id => document.getElementById(id);
const scene = JSON.parse(get("scene").textContent);
// The page of the tool has the scene in five widths; the third is its own.
const { views } = JSON.parse(get("data").textContent)[2];
const round = number => Math.round(number * 1000) / 1000;

// What a scene says of a text, in CSS. Anything else is an error.
const properties = {
  size: value => ["font-size", `${value}px`], weight: value => ["font-weight", value],
  color: value => ["color", value], align: value => ["text-align", value],
  letterSpacing: value => ["letter-spacing", `${value}px`],
  lineHeight: value => ["line-height", value.points ? `${value.points}px` : value],
};
const resolved = ({ style, ...own }) => ({ ...(style && resolved(scene.styles[style])), ...own });
const styled = (name, look) => {
  const element = document.createElement(name);
  for (const key in look) element.style.setProperty(...properties[key](look[key]));
  return element;
};

// The paragraphs as the browser sets them.
function set({ text, runs = [text], ...own }, frame) {
  const paragraph = styled("p", { size: 16, ...resolved(own) });
  ["left", "top", "width"].forEach((side, index) => paragraph.style[side] = `${frame[index]}px`);
  for (const run of runs) {
    const { text, ...own } = typeof run === "string" ? { text: run } : run;
    const part = styled("span", resolved(own));
    part.textContent = text;
    paragraph.append(part);
  }
  get("set").append(paragraph);
}

const box = (text, index) => {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
};
// How far below the top of its box the baseline of a letter lies.
const ascents = {};
const ascent = font => ascents[font] ??= (() => {
  const line = document.createElement("p"), mark = document.createElement("i");
  line.style.font = font;
  line.append("x", mark);
  document.body.append(line);
  return mark.getBoundingClientRect().bottom - box(line.firstChild, 0).top;
})();
// The bounds of a letter's ink around its place. The browser says them in whole pixels, so it is asked
// about a large letter.
const context = document.createElement("canvas").getContext("2d");
const inks = {};
const ink = (letter, { fontWeight, fontSize, fontFamily }) => {
  context.font = `${fontWeight} 250px ${fontFamily}`;
  const is = inks[letter + context.font] ??= context.measureText(letter);
  return [-is.actualBoundingBoxLeft, -is.actualBoundingBoxAscent, is.actualBoundingBoxRight,
    is.actualBoundingBoxDescent].map(side => side * parseFloat(fontSize) / 250);
};
const glyphs = () => [...document.querySelectorAll("#set span")].flatMap(part => {
  const style = getComputedStyle(part);
  return [...part.textContent].map((letter, index) => {
    const { left, top } = box(part.firstChild, index);
    const place = [left, top + ascent(style.font)];
    return { letter, place, ink: ink(letter, style).map((side, axis) => side + place[axis % 2]) };
  }).filter(({ letter }) => letter.trim());
});
const apart = (one, other) => Math.max(...one.map((number, index) => Math.abs(number - other[index])));

// How far the letters are off in a picture that has them as texts.
function offAsTexts(wanted) {
  const drawn = [...document.querySelectorAll("#fonts text")].flatMap(text =>
    [...text.textContent].map((letter, index) => {
      const { x, y } = text.getStartPositionOfChar(index).matrixTransform(text.getScreenCTM());
      return { letter, place: [x, y] };
    }));
  const letters = list => list.map(({ letter }) => letter).join("");
  if (letters(drawn) !== letters(wanted)) throw `the picture has ${letters(drawn)}`;
  return wanted.map(({ place }, index) => apart(place, drawn[index].place));
}

// And in one that has their outlines. A letter is one contour or several in a row: those in whose
// bounds its ink fits best.
function offAsOutlines(wanted) {
  const contours = [...document.querySelectorAll("#outlines g[aria-label] > path")].flatMap(text =>
    text.getAttribute("d").match(/M[^M]*/g).map(contour => {
      text.setAttribute("d", contour);
      const { left, top, right, bottom } = text.getBoundingClientRect();
      return [left, top, right, bottom];
    }));
  let next = 0;
  return wanted.map(({ ink }) => {
    let [least, after] = [Infinity, next];
    for (let first = next; first < contours.length; first += 1) {
      let bounds = contours[first];
      for (let last = first; last < Math.min(first + 5, contours.length); last += 1) {
        bounds = bounds.map((side, index) => Math[index < 2 ? "min" : "max"](side, contours[last][index]));
        if (apart(bounds, ink) < least) [least, after] = [apart(bounds, ink), last + 1];
      }
    }
    next = after;
    return least;
  });
}

async function compare() {
  for (const { says, absolute } of views) {
    const { content } = JSON.parse(says);
    if (content) set(content, absolute.match(/-?[\d.]+/g).map(Number));
  }
  await Promise.all([...document.fonts].map(face => face.load()));
  const wanted = glyphs();
  const said = [["as texts", offAsTexts(wanted)], ["as outlines", offAsOutlines(wanted)]];
  const all = said.map(([how, off]) => `${how} at most ${round(Math.max(...off))} off`);
  const isWell = wanted.length && said.every(([, off]) => off.every(is => is <= 1));
  return `${isWell ? "all is well" : "wrong"}: ${wanted.length} glyphs, ${all.join(", ")}`;
}
compare().catch(error => `wrong: ${error}`).then(said => document.body.dataset.said = said);
COMPARE

# face WEIGHT NAME: prints the CSS of a font face of the tool's own family.
face() {
  echo "@font-face { font-family: T; font-weight: $1; src: url(data:font/ttf;base64,$(base64 -w0 \
    "Sources/TangramCLI/Fonts/TangramSans-$2.ttf")) }"
}
for scene in card bill chat invoice month; do
  for text in outlines fonts; do
    "$tangram" render "$folder/$scene.json" --exact --paint --text $text -o "$folder/$text.svg"
  done
  # The pictures are the same as those in the repository.
  case $scene in
    card) cmp "$folder/outlines.svg" Sources/Tangram/Tangram.docc/Resources/card.svg ;;
    bill) sed -n 's/^<text.*\( x="[^>]*"\) style="[^"]*"/<text\1/p' "$folder/fonts.svg" | while read -r word; do
        grep -qF "$word" Tests/InvoiceTests/InvoiceTests.swift \
          || { echo "the invoice has no $word"; exit 1; }
      done ;;
  esac
  "$tangram" render "$folder/$scene.json" -o "$folder/page.html"
  {
    echo '<!DOCTYPE html><meta charset="utf-8"><style>'
    face 400 Regular
    face 700 Bold
    echo 'body, p, svg { margin: 0; position: absolute; left: 0; top: 0 } p { font-family: T }'
    echo 'i { display: inline-block }</style><body><div id="set"></div>'
    echo "<div id=\"outlines\">$(cat "$folder/outlines.svg")</div>"
    echo "<div id=\"fonts\">$(cat "$folder/fonts.svg")</div>"
    echo "<script type=\"application/json\" id=\"scene\">$(cat "$folder/$scene.json")</script>"
    grep -o '<script type="application/json" id="data">.*' "$folder/page.html"
    echo "<script>$(cat "$folder/compare.js")</script>"
  } >"$folder/compared.html"
  answer=$(said "$folder/compared.html" --font-render-hinting=none --virtual-time-budget=10000)
  echo "$scene: ${answer:-the page did not run}"
  [[ $answer == "all is well: "* ]] || exit 1
done
