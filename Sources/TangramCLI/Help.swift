/// A command that there is help about.
enum Topic: String, Hashable, CaseIterable {
  case demo, frames, explain, check, lint, render, tree, swift, help
}

/// The texts of `tangram --version` and `tangram help`.
enum Help {
  static let version = "tangram 0.1.0"

  static func text(about topic: Topic?) -> String {
    switch topic {
    case nil: overview
    case .demo: demo
    case .frames: frames
    case .explain: explain
    case .check: check
    case .lint: lint
    case .render: render
    case .tree: tree
    case .swift: swift
    case .help: help
    }
  }

  private static let overview = """
    Lays out scenes: JSON documents of a tree of views and the room it lies in.

    tangram demo                     shows the engine at work
    tangram demo --list              names the scenes that the tool brings along
    tangram demo NAME                prints one of them
    tangram frames [FILE|-]          prints the frames of a scene
    tangram frames [FILE|-] --lines  prints those of a scene on every line
    tangram explain [FILE|-] --id ID says why a view of a scene is where it is
    tangram check FILE…              checks cases: scenes with the frames they must have
    tangram lint FILE…               says what is probably a mistake in scenes
    tangram render [FILE|-] -o FILE  draws a scene as an SVG picture or an HTML page
    tangram tree [FILE|-]            lists the views of a scene, or draws them with letters
    tangram swift [FILE|-]           prints a scene as Swift code
    tangram help COMMAND             says more about a command
    tangram --version                prints the version

    Without a file, or with -, scenes are read from the standard input.
    """

  private static let demo = """
    tangram demo [--list|NAME]

    Lays out a column of four views, and prints their frames and a drawing of them.

    The tool brings scenes along, which are examples of every kind of container: a chat, a calendar,
    a clock, a form and others. Each can be printed, and so drawn or laid out:

      tangram demo clock | tangram render -o clock.svg

    --list  names them, each with what it is
    NAME    prints this one, as JSON

    Exit status: 0, or 64 if there is no such scene, 74 if the output cannot be written.
    """

  private static let frames = """
    tangram frames [FILE|-] [--lines]

    Prints the frames of a scene as one line of JSON:

      {"frames":{"A":[x,y,width,height],…},"diagnostics":[…]}

    The views that have an `id` are listed, each with its frame in its parent's coordinates.
    Diagnostics are what is probably a mistake: the view, the property, a code, the severity, a
    message, and a remedy if one is known. A scene that cannot be read gives
    {"error":{"path":…,"message":…}} instead.

    FILE     the scene; without it, or with -, it is read from the standard input
    --lines  every line is a scene and gets a line; a bad one does not end the run

    Exit status: 0, or 1 if a scene cannot be read, 66 if the file cannot, 74 if the output cannot
    be written.
    """

  private static let explain = """
    tangram explain [FILE|-] --id NAME [--deep] [ROOM]

    Says why a view of a scene has its frame: a line for each number, with what it is made from.

      C (30, 0, 50, 20)
        x 30 = S's width 100 − right padding 0 − right margin 20 − width 50
        …

    FILE       the scene; without it, or with -, it is read from the standard input
    --id NAME  the `id` of the view
    --deep     explains the numbers of other views that played a part, too, down to the scene

    \(room)

    Exit status: 0, or 1 if the scene cannot be read or has no such view, 66 if the file cannot be
    read, 74 if the output cannot be written.
    """

  private static let check = """
    tangram check FILE…

    Lays out cases and compares the frames. Every line of a file is a case:

      {"name":"…","scene":{…},"frames":{"A":[x,y,width,height],…}}

    Prints what differs, and how many cases of each file passed. With - as the file, cases are read
    from the standard input.

    Exit status: 0 if all cases passed, 1 if not, 66 if a file cannot be read, 74 if the output
    cannot be written.
    """

  private static let lint = """
    tangram lint FILE… [--lines] [--json] [--strict]

    Lays out scenes and says what is probably a mistake in them, worst first:

      card.json: warning: title: width has no value and … [no-size]

    An error is something that cannot be done as it is written, a warning a view that is probably not
    where it is meant to be or not as large, a hint something without effect. The word in brackets is
    the code. With - as a file, a scene is read from the standard input.

    --lines   every line of a file is a scene
    --json    every scene gives a line of JSON: {"file":…,"diagnostics":[…]}
    --strict  warnings are as bad as errors

    Exit status: 0, or 1 if there are errors or a scene cannot be read, with --strict also if there
    are warnings; 66 if a file cannot be read, 74 if the output cannot be written.
    """

  private static let render = """
    tangram render [FILE|-] [-o FILE|-] [--zoom N] [ROOM]

    Draws a scene as an SVG picture: every frame with its name and size, padding and gaps hatched,
    baselines and curves, and what is the matter marked. With -o and a name that ends in `.html` it
    makes a page: the picture, the tree beside it, and why each view is where it is, in five widths.

    FILE         the scene; without it, or with -, it is read from the standard input
    -o FILE      the picture; without it, or with -, it is written to the standard output
    --zoom N     the number of pixels to a point; at first so many that the picture fills a page

    \(room)

    Exit status: 0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the picture
    cannot be written.
    """

  private static let tree = """
    tangram tree [FILE|-] [--drawing] [--columns N] [ROOM]

    Lists the views of a scene with their frames, each below the one it lies in, and what is the matter
    with them; in colours if the output is a terminal and NO_COLOR is not set.

    FILE         the scene; without it, or with -, it is read from the standard input
    --drawing    draws the frames with letters instead
    --columns N  how many letters wide the drawing is: 2 to 240, at first 80

    \(room)

    Exit status: 0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the output
    cannot be written.
    """

  /// What commands lay scenes out in, instead of what the scenes say.
  static let room = """
    ROOM is any of these, instead of what the scene says:
    --width N    the width of the room
    --height N   the height of the room
    --scale N    the number of device pixels to a point, which frames are rounded to
    --rtl        reading starts on the right
    """

  private static let help = """
    tangram help [COMMAND]

    Says what the commands are, or more about one of them: demo, frames, explain, check, lint,
    render, tree, swift.
    """
}
