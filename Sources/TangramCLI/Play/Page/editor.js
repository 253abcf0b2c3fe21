const field = byId("text");
const [lines, colors, marks, problems, summary] =
  ["lines", "colors", "marks", "problems", "summary"].map(byId);
// Beyond this a text is shown without colors, which would take longer than typing.
const mostColored = 100000;
let marked = [], here = null;

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)/g;

function drawText() {
  const text = field.value;
  const isColored = text.length <= mostColored;
  field.classList.toggle("colored", isColored);
  colors.replaceChildren(...(isColored ? coloredParts(text) : []), "\n");
  const count = text.split("\n").length;
  lines.textContent = Array.from({ length: count }, (_, index) => index + 1).join("\n") + "\n";
  drawMarks();
  follow();
}

function coloredParts(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(token)) {
    const [, string, colon, other] = found;
    parts.push(text.slice(end, found.index),
      element("span", string ?? other, other ? "number" : colon ? "key" : "string"));
    end = found.index + (string ?? other).length;
  }
  parts.push(text.slice(end));
  return parts;
}

// Marks lie one after the other; of two upon each other the first is drawn.
function drawMarks() {
  const text = field.value;
  const all = here ? [...marked, { ...here, severity: "here" }] : [...marked];
  const parts = [];
  let end = 0;
  for (const mark of all.sort((one, other) => one.start - other.start)) {
    if (mark.start < end || mark.start > text.length) continue;
    parts.push(text.slice(end, mark.start),
      element("mark", text.slice(mark.start, mark.end) || " ", mark.severity));
    end = Math.max(mark.start, Math.min(mark.end, text.length));
  }
  marks.replaceChildren(...parts, text.slice(end), "\n");
}

function markHere(place) {
  here = place ?? null;
  drawMarks();
}

function follow() {
  for (const layer of [colors, marks]) {
    layer.style.transform = `translate(${-field.scrollLeft}px, ${-field.scrollTop}px)`;
  }
  lines.style.transform = `translateY(${-field.scrollTop}px)`;
}

// Brings a place into sight, and leaves the field as it is if it is.
function reveal(place) {
  const line = field.value.slice(0, place.start).split("\n").length - 1;
  const height = parseFloat(getComputedStyle(field).lineHeight);
  const top = line * height;
  if (top < field.scrollTop || top + 2 * height > field.scrollTop + field.clientHeight) {
    field.scrollTop = Math.max(0, top - field.clientHeight / 3);
  }
  const column = place.start - field.value.lastIndexOf("\n", place.start - 1) - 1;
  const left = column * height * 0.39;
  if (left < field.scrollLeft || left > field.scrollLeft + field.clientWidth * 0.9) {
    field.scrollLeft = Math.max(0, left - field.clientWidth / 3);
  }
}

function goTo(place) {
  field.focus();
  field.setSelectionRange(place.start, place.end);
  reveal(place);
}

// Puts another text in the place of a part, so that the browser can undo it.
function replaceText(text, start = 0, end = field.value.length) {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text, start, end, "end");
    field.dispatchEvent(new Event("input"));
  }
  if (focused && focused !== field) focused.focus({ preventScroll: true });
}

function showProblems(all, more) {
  marked = all.map(problem => ({ ...problem.place, severity: problem.severity }));
  const count = all.length + more;
  const isBad = all.some(problem => problem.severity === "error");
  summary.textContent = count === 0 ? "No problems"
    : count === 1 ? "1 problem" : count + " problems";
  summary.classList.toggle("bad", isBad);
  problems.replaceChildren(...all.map(problemItem));
  if (more) problems.append(element("li", "and " + more + " more"));
  drawMarks();
}

function problemItem(problem) {
  const item = element("li", undefined, problem.severity);
  const { line, column } = problem.place;
  const way = element("button");
  way.type = "button";
  way.append(element("b", problem.severity), ` at line ${line}, column ${column}: `,
    problem.message.replace(/^line \d+, column \d+: /, ""));
  way.onclick = () => {
    if (known(problem.path)) { mark(problem.path); markHere(places.get(problem.path)); }
    goTo(problem.place);
  };
  item.append(way);
  if (problem.remedy) {
    const remedy = element("button", "Write " + problem.remedy, "remedy");
    remedy.type = "button";
    remedy.onclick = () => {
      replaceText(JSON.stringify(problem.remedy), problem.place.start, problem.place.end);
      field.focus();
    };
    item.append(" ", remedy);
  }
  return item;
}

field.addEventListener("input", () => {
  here = null;
  drawText();
  changed(150);
});
field.addEventListener("scroll", follow);
