const data = JSON.parse(byId("data").textContent);
const [gallery, code, codeText] = ["gallery", "code", "codeText"].map(byId);
const [says, codeSays] = ["status", "codeStatus"].map(byId);
// Which content of the file the text was made from; empty for a text from elsewhere.
let version = data.file ? data.file.version : "";
// The field has lines that end in one character; a file may have others.
const lineEnd = data.text.includes("\r\n") ? "\r\n" : "\n";

// A dialog covers the page, and what is said there.
function say(text, isBad = false) {
  const place = code.open ? codeSays : says;
  place.textContent = text;
  place.classList.toggle("bad", isBad);
}

// A text that is not that of the file: saving it asks first.
function openText(text) {
  version = "";
  chosen = "";
  if (document.hasFocus()) replaceText(text); else { field.value = text; drawText(); }
  field.setSelectionRange(0, 0);
  field.scrollTo(0, 0);
  changed(0);
}

for (const scene of data.gallery) {
  const option = element("option", scene.name);
  option.value = scene.name;
  option.title = scene.summary;
  gallery.append(option);
}
gallery.onchange = () => {
  const scene = data.gallery.find(scene => scene.name === gallery.value);
  if (!scene) return;
  askForRoom({});
  openText(scene.text);
  say(scene.name + ": " + scene.summary);
};

async function save() {
  const text = field.value.replaceAll("\n", lineEnd);
  if (!data.file) return download(text);
  const response = await post("/save", new URLSearchParams({ version }), text);
  if (!response) return;
  const answer = await response.json().catch(() => ({ error: refusal(response.status) }));
  if (response.status === 409) {
    version = answer.version;
    say(data.file.name + " holds something else by now. Save again to replace it.", true);
  } else if (answer.error) {
    say(answer.error.replace(/^tangram: /, ""), true);
  } else {
    version = answer.version;
    startText = field.value;
    tellAddress();
    say("Saved " + data.file.name + ".");
  }
}

function download(text) {
  const link = element("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "scene.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  say("Saved as a download, scene.json.");
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied " + what + ".");
  } catch {
    say("The browser does not let this page copy. Select the text and copy it.", true);
  }
}

async function copyLink() {
  const text = await address();
  if (text === null) return say("The scene is too large for a link. Save it instead.", true);
  await copy(location.origin + location.pathname + (text ? "#" + text : ""), "the link");
}

async function showSwift() {
  const response = await post("/swift", roomQuery(), field.value);
  if (!response) return;
  const answer = await response.json().catch(() => ({ error: refusal(response.status) }));
  if (answer.error) return say("There is no Swift for a scene with errors.", true);
  codeText.value = answer.swift;
  code.showModal();
  codeText.focus();
  codeText.setSelectionRange(0, 0);
  codeText.scrollTo(0, 0);
  await copy(answer.swift, "the scene as Swift");
}

byId("save").onclick = save;
byId("link").onclick = copyLink;
byId("swift").onclick = showSwift;
byId("codeCopy").onclick = () => {
  codeText.select();
  copy(codeText.value, "the scene as Swift");
};
addEventListener("keydown", event => {
  if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  save();
});

async function start() {
  if (data.file) {
    byId("title").textContent = data.file.name;
    document.title = data.file.name + " – Tangram";
  }
  field.value = data.text;
  startText = field.value;
  shownAddress = location.hash.slice(1);
  const text = await openAddress();
  if (text !== null) { field.value = text; version = ""; }
  drawText();
  await ask();
}
