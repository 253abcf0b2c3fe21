import TangramRender
import TangramScene

/// The playground page, with its initial scene.
struct PlayPage {
  let text: String
  /// The name and the version of the file to save to, if there is one.
  let file: (name: String, version: String)?

  /// The HTML document.
  var html: String {
    """
    \(InspectorParts.beginning)
    <link rel="icon" href="data:,">
    <title>Tangram playground</title>
    <style>\(InspectorParts.style)\(PlayStyle.text)</style>
    </head>
    <body>
    \(Self.header)
    \(Self.room)
    <main class="play">
    \(Self.scene)
    \(InspectorParts.sections)
    </main>
    \(Self.code)
    <script type="application/json" id="data">\(data)</script>
    <script src="/play.js"></script>
    </body>
    </html>
    """
  }

  /// The initial data of the script as JSON; nothing in it can close the script element.
  private var data: String {
    let gallery = GalleryScene.all.map { scene -> JSON in
      [
        "name": .string(scene.name), "summary": .string(scene.summary), "text": .string(scene.json),
      ]
    }
    let data: JSON = [
      "text": .string(text), "gallery": .array(gallery),
      "file": file.map { ["name": .string($0.name), "version": .string($0.version)] },
    ]
    return data.serialized.replacing("<", with: "\\u003c")
  }
}

// MARK: - Parts

extension PlayPage {
  private static let header = """
    <header>
    <h1 id="title">Tangram</h1>
    <label>Gallery <select id="gallery"><option value="">Choose a scene</option></select></label>
    <div class="actions">
    <button type="button" id="save" aria-keyshortcuts="Control+S Meta+S">Save</button>
    <button type="button" id="link">Copy link</button>
    <button type="button" id="swift" aria-haspopup="dialog">Copy as Swift</button>
    </div>
    <output id="status"></output>
    </header>
    """

  /// The environment controls; the script sets their values.
  private static let room = """
    <form class="room" id="room" aria-label="Room">
    \(slider("width", "Width", from: 1, to: 2_000, step: 1))
    \(slider("height", "Height", from: 1, to: 2_000, step: 1))
    \(slider("scale", "Scale", from: 0.5, to: 4, step: 0.5))
    <label><input type="checkbox" id="rtl"> Right to left</label>
    <fieldset>
    <legend>Size class</legend>
    \(menu("sizeWidth", "width", ["any", "compact", "regular"]))
    \(menu("sizeHeight", "height", ["any", "compact", "regular"]))
    \(menu("sizeScreen", "screen", ["any", "portrait", "landscape"]))
    </fieldset>
    <button type="button" id="reset" disabled>As the scene says</button>
    </form>
    """

  private static func slider(
    _ id: String, _ label: String, from least: Double, to most: Double, step: Double
  ) -> String {
    """
    <label>\(label) <input type="range" id="\(id)" min="\(least)" max="\(most)" step="\(step)">
    <output id="\(id)Shown" for="\(id)"></output></label>
    """
  }

  private static func menu(_ id: String, _ label: String, _ words: [String]) -> String {
    let options = words.map { "<option>\($0)</option>" }.joined()
    return "<label>\(label) <select id=\"\(id)\">\(options)</select></label>"
  }

  /// The text field, on top of layers that color and mark its text.
  private static let scene = """
    <section class="scene" aria-label="Scene">
    <div class="editor">
    <div class="gutter" aria-hidden="true"><pre id="lines"></pre></div>
    <div class="paper">
    <div class="under" aria-hidden="true"><pre id="colors"></pre><pre id="marks"></pre></div>
    <textarea id="text" wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off"
    aria-label="Scene as JSON" aria-describedby="summary"></textarea>
    </div>
    </div>
    <div class="problems">
    <p id="summary" role="status"></p>
    <ul id="problems" aria-label="Problems"></ul>
    </div>
    </section>
    """

  private static let code = """
    <dialog id="code" aria-labelledby="codeTitle">
    <h2 id="codeTitle">The scene in Swift</h2>
    <textarea id="codeText" readonly wrap="off" spellcheck="false"
    aria-labelledby="codeTitle"></textarea>
    <form method="dialog">
    <button type="button" id="codeCopy">Copy</button>
    <button>Close</button>
    <output id="codeStatus"></output>
    </form>
    </dialog>
    """
}
