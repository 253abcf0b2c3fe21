/// The page of the inspector, apart from what it knows.
enum InspectorPage {
  /// The whole document.
  ///
  /// The policy keeps the page from loading anything, whatever is in a name.
  static func document(title: String, data: String, first: Int) -> String {
    """
    \(InspectorParts.beginning)
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(title.escaped)</title>
    <style>\(InspectorParts.style)\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(title.escaped)</h1>
    <label id="widths" hidden>Room <input type="range" id="width" min="0" value="\(max(0, first))" step="1">
    <output id="room" for="width"></output></label>
    </header>
    <main>
    \(InspectorParts.sections)
    </main>
    <script type="application/json" id="data">\(data)</script>
    <script>\(InspectorScript.text)\(script)</script>
    </body>
    </html>
    """
  }

  /// What only this page has: the slider.
  private static let style = """

    #widths { display: flex; gap: 8px; align-items: center }
    #widths[hidden] { display: none }

    """

  /// Shows the layouts that the page brings along.
  private static let script = """

    const layouts = JSON.parse(byId("data").textContent);
    const slider = byId("width");
    function showLayout(index) {
      byId("room").textContent = layouts[index].room;
      show(layouts[index]);
    }
    slider.oninput = () => showLayout(Number(slider.value));
    if (layouts.length > 1) {
      byId("widths").hidden = false;
      slider.max = layouts.length - 1;
    }
    if (layouts.length) showLayout(Math.min(Number(slider.getAttribute("value")), layouts.length - 1));

    """
}
