extension Help {
  static let swift = """
    tangram swift [FILE|-] [--as-function NAME] [ROOM]

    Prints a scene as the Swift code that makes its tree and lays it out. The code imports Tangram, and
    its frames are those of the scene.

      import Tangram

      let root = TGLinearLayout(.vert) {
        TGView("A").left(20%).right(30%).height(.this(.width))
      }.named("S").size(100, .wrap)

      let layout = root.layout(in: TGSize(width: 375, height: 667))

    Views that others refer to become constants, and so do the parts of a tree that is large.

    FILE                the scene; without it, or with -, it is read from the standard input
    --as-function NAME  a function of this name that returns the layout, instead of constants

    \(room)

    Exit status: 0, or 1 if the scene cannot be read, 66 if the file cannot be read, 74 if the output
    cannot be written.
    """
}
