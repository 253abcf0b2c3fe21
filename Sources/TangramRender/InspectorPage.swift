/// The page of the inspector, without its data.
enum InspectorPage {
  /// Returns the complete HTML document.
  ///
  /// The content security policy prevents the page from loading any resource, even if a name contains
  /// markup. Images are shown only if they are embedded in the page.
  static func document(title: String, data: String, first: Int) -> String {
    """
    \(InspectorParts.beginning)
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
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
    <script>\(InspectorParts.script)\(script)</script>
    </body>
    </html>
    """
  }

  /// The additional styles for the slider of this page.
  private static let style = """

    #widths { display: flex; gap: 8px; align-items: center }
    #widths[hidden] { display: none }

    """

  /// The script that shows the layouts embedded in the page.
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
