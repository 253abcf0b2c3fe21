extension Help {
  static let play = """
    tangram play [FILE|-] [--port N]

    Serves a page to this computer, and to no other: the text of a scene, which is laid out as it is
    typed, with the picture, the tree, and why each view is where it is. What is wrong is marked in the
    text. The page changes the room, opens the scenes that the tool brings along, and copies a scene as
    Swift code. The scene is in the address, so that a link to it can be sent.

    Prints the address to open in a browser, and runs until it is interrupted.

    FILE      the scene, which the page can save; without it the page begins with a scene of the tool.
              With - it is read from the standard input, and saving downloads it.
    --port N  the port of the address; without it \(PlayCommand.usualPort), or one that is free

    Exit status: 130 after an interrupt, 1 if FILE is no text, 66 if it cannot be read, 69 if the
    port cannot be opened, 74 if the output cannot be written.
    """
}
