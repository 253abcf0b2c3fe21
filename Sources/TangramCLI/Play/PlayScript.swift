import TangramRender

/// What the page of the playground does.
///
/// Like the script of the inspector, it sets what it shows as text, never as markup; pictures are markup
/// of the library, in which names are escaped.
enum PlayScript {
  /// The script: the inspector's, the parts of the page, and what brings them together.
  static let text = [
    "\"use strict\";\n", InspectorParts.script, editor, room, address, actions, asking,
  ].joined(separator: "\n")

  /// Asks for the layout of what is in the field, a question at a time.
  ///
  /// What was typed while an answer was on its way makes the answer useless, as its places are those of
  /// another text; a new question follows at once. A room that was changed meanwhile does not: whoever
  /// moves a slider sees what it passes.
  private static let asking = """
    let changes = 0, isAsking = false, isRefused = false, waiting, places = new Map();

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
      picture.classList.toggle("old", Boolean(answer.error));
      if (answer.error) {
        showProblems([{ ...answer.error, severity: "error" }], 0);
        return;
      }
      places = new Map(answer.layout.views.map((view, index) => {
        const [start, end] = answer.places[index] ?? [0, 0];
        return [view.path, { start, end }];
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

    start();

    """
}
