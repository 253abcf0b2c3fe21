let changes = 0, isAsking = false, isRefused = false, waiting;
let places = new Map(), placedText = "";

function changed(delay) {
  changes += 1;
  clearTimeout(waiting);
  waiting = setTimeout(ask, delay);
  tellAddress();
}

async function post(path, query, body) {
  try {
    return await fetch(path + "?" + query,
      { method: "POST", headers: { "Content-Type": "application/json" }, body });
  } catch {
    say("There is no answer. Does tangram play still run?", true);
    return null;
  }
}

async function ask() {
  if (isAsking) return;
  isAsking = true;
  const [asked, text] = [changes, field.value];
  const response = await post("/layout", roomQuery(), text);
  let answer = null;
  if (response && response.ok) answer = await response.json().catch(() => null);
  else if (response) say(refusal(response.status), true);
  // What was said of the last refusal is out of date.
  if (answer && isRefused) say("");
  isRefused = !answer;
  isAsking = false;
  if (answer && field.value === text) take(answer);
  if (asked !== changes) { clearTimeout(waiting); ask(); }
}

function refusal(status) {
  return status === 413 ? "The scene is too large for the playground."
    : "The playground refused the question (" + status + ").";
}

function take(answer) {
  picture.classList.toggle("old", Boolean(answer.errors));
  if (answer.errors) {
    showProblems(answer.errors.map(error => ({ ...error, severity: "error" })), 0);
    return;
  }
  placedText = field.value;
  places = new Map(answer.layout.views.map((view, index) => {
    const [start, end, from, to] = answer.places[index] ?? [0, 0, 0, 0];
    return [view.path, { start, end, from, to }];
  }));
  showRoom(answer.room);
  show(answer.layout);
  showProblems(answer.diagnostics, answer.more);
}

tree.addEventListener("chosen", event => {
  const place = places.get(event.detail);
  markHere(place);
  if (place) reveal(place);
});

// Whoever points into the text means the innermost view there.
document.addEventListener("selectionchange", () => {
  const caret = field.selectionStart;
  if (document.activeElement !== field || caret !== field.selectionEnd) return;
  // Places are those of the text that was laid out.
  if (field.value !== placedText) return;
  const around = [...places].filter(([, place]) => place.from < caret && caret < place.to);
  const path = around.at(-1)?.[0];
  if (path === undefined || path === chosen) return;
  mark(path);
  // Only the tree moves: the page stays where the caret is.
  const [item, side] = [inTree(path), tree.parentElement];
  if (item) side.scrollTop = item.offsetTop - side.offsetTop - side.clientHeight / 2;
});

start();
