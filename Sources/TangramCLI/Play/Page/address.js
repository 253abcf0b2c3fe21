const mostInAddress = 30000, mostUnpacked = 4 << 20;
const roomNames = ["width", "height", "scale", "rtl", "sizeClass"];
let startText = "", telling, shownAddress = "";

async function packed(text) {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// A few bytes can become very many, so they are counted as they come.
async function unpacked(code) {
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream()
    .pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, count] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    count += value.length;
    if (count > mostUnpacked) throw new Error("too large");
    text += decoder.decode(value, { stream: true });
  }
}

// The address without what the page begins with anyway.
async function address() {
  const parts = new URLSearchParams(askedRoom);
  if (field.value !== startText) parts.set("scene", await packed(field.value));
  const text = parts.toString();
  return text.length > mostInAddress ? null : text;
}

function tellAddress() {
  clearTimeout(telling);
  telling = setTimeout(async () => {
    const text = await address();
    if (text === null) return;
    shownAddress = text;
    history.replaceState(null, "", text ? "#" + text : location.pathname);
  }, 300);
}

// Opens what the address says; false if it says nothing, or nothing that can be read.
async function openAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const code = parts.get("scene");
  let text = null;
  try {
    if (code) text = await unpacked(code);
  } catch {
    say("The link has no scene that can be read.", true);
  }
  const room = roomNames.filter(name => parts.has(name)).map(name => [name, parts.get(name)]);
  askForRoom(Object.fromEntries(room));
  return text;
}

addEventListener("hashchange", async () => {
  if (location.hash.slice(1) === shownAddress) return;
  const text = await openAddress();
  if (text !== null) openText(text); else changed(0);
});
