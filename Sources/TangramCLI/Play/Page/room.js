const [reset, rtl] = ["reset", "rtl"].map(byId);
const sliders = ["width", "height", "scale"];
const menus = ["sizeWidth", "sizeHeight", "sizeScreen"];
// What was asked for instead of what the scene says, as the address has it.
let askedRoom = {};

const roomQuery = () => new URLSearchParams(askedRoom).toString();

// A control that somebody moves stays where it is: the answer may be to an earlier place of it.
function showRoom(room) {
  const shown = { ...room, rtl: String(room.rtl), ...askedRoom };
  for (const name of sliders) {
    const slider = byId(name);
    const most = name === "scale" ? 4 : 2000;
    slider.max = Math.max(most, Math.ceil(shown[name]) || 0);
    slider.value = shown[name];
    byId(name + "Shown").textContent = Math.round(shown[name] * 100) / 100;
  }
  rtl.checked = shown.rtl === "true";
  const words = shown.sizeClass.split(",");
  menus.forEach((name, index) => { byId(name).value = words[index]; });
  reset.disabled = Object.keys(askedRoom).length === 0;
}

function askFor(name, value) {
  askedRoom[name] = value;
  reset.disabled = false;
  changed(0);
}

function askForRoom(room) {
  askedRoom = room;
  reset.disabled = Object.keys(askedRoom).length === 0;
}

// Until there is an answer: the room of a scene that says nothing.
showRoom({ width: 375, height: 667, scale: 1, rtl: false, sizeClass: "any,any,any" });

for (const name of sliders) {
  byId(name).oninput = event => {
    byId(name + "Shown").textContent = event.target.value;
    askFor(name, event.target.value);
  };
}
rtl.onchange = () => askFor("rtl", String(rtl.checked));
for (const name of menus) {
  byId(name).onchange = () => askFor("sizeClass", menus.map(menu => byId(menu).value).join());
}
reset.onclick = () => {
  askForRoom({});
  changed(0);
  byId("width").focus();
};
byId("room").onsubmit = event => event.preventDefault();
