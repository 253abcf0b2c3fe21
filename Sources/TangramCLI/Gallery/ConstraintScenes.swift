/// Scenes of constraint layouts.
extension GalleryScene {
  static let login = GalleryScene(
    "login", "a form: a logo, two fields and a button",
    """
    {"superview": [320, 400], "root": {"id": "Login", "layout": "constraints", "width": "fill",
      "height": "wrap", "padding": 24, "children": [
        {"id": "Logo", "width": 80, "height": 80},
        {"id": "Welcome back", "width": "wrap", "height": "wrap",
          "content": {"text": {"chars": 13, "advance": 13, "line": 28}}},
        {"id": "Email", "height": 40}, {"id": "Password", "height": 40},
        {"id": "Show", "width": 44, "height": 24},
        {"id": "Stay signed in", "width": "wrap", "height": 24, "hugging": [251, 250],
          "content": {"text": {"chars": 14, "advance": 7, "line": 18}}},
        {"id": "Forgotten?", "width": "wrap", "height": 24,
          "content": {"text": {"chars": 10, "advance": 7, "line": 18}}},
        {"id": "Sign in", "height": 44}], "constraints": [
        {"first": "Logo.top", "second": "superview.topMargin"}, {"first": "Logo.centerX"},
        {"first": "Welcome back.top", "second": "Logo.bottom", "constant": 12},
        {"first": "Welcome back.centerX"},
        {"first": "Email.top", "second": "Welcome back.bottom", "constant": 20},
        {"first": "Email.leading", "second": "superview.leadingMargin"},
        {"first": "Email.trailing", "second": "superview.trailingMargin"},
        {"first": "Password.top", "second": "Email.bottom", "constant": 10},
        {"first": "Password.leading", "second": "Email.leading"},
        {"first": "Password.trailing", "second": "Show.leading", "constant": -8},
        {"first": "Show.trailing", "second": "Email.trailing"},
        {"first": "Show.centerY", "second": "Password.centerY"},
        {"first": "Stay signed in.top", "second": "Password.bottom", "constant": 10},
        {"first": "Stay signed in.leading", "second": "Email.leading"},
        {"first": "Forgotten?.top", "second": "Stay signed in.top"},
        {"first": "Forgotten?.trailing", "second": "Email.trailing"},
        {"first": "Forgotten?.leading", "relation": "greaterOrEqual",
          "second": "Stay signed in.trailing", "constant": 8},
        {"first": "Sign in.top", "second": "Stay signed in.bottom", "constant": 16},
        {"first": "Sign in.leading", "second": "Email.leading"},
        {"first": "Sign in.trailing", "second": "Email.trailing"},
        {"first": "Sign in.bottom", "second": "superview.bottomMargin"}]}}
    """)

  static let boarding = GalleryScene(
    "boarding", "a boarding pass with a stub to tear off",
    """
    {"superview": [460, 200], "root": {"id": "Boarding pass", "layout": "constraints",
      "width": "fill", "height": 200, "padding": 16, "children": [
        {"id": "LIS", "width": 90, "height": 48}, {"id": "to", "height": 2},
        {"id": "OSL", "width": 90, "height": 48}, {"id": "Passenger", "height": 36},
        {"id": "Gate", "height": 36}, {"id": "Seat", "height": 36},
        {"id": "Departs 14:05", "height": 36}, {"id": "Fold", "width": 2},
        {"id": "Code"}], "constraints": [
        {"first": "LIS.leading", "second": "superview.leadingMargin"},
        {"first": "LIS.top", "second": "superview.topMargin"},
        {"first": "OSL.top", "second": "LIS.top"},
        {"first": "OSL.trailing", "second": "Fold.leading", "constant": -16},
        {"first": "to.leading", "second": "LIS.trailing", "constant": 12},
        {"first": "to.trailing", "second": "OSL.leading", "constant": -12},
        {"first": "to.centerY", "second": "LIS.centerY"},
        {"first": "Passenger.leading", "second": "LIS.leading"},
        {"first": "Passenger.trailing", "second": "OSL.trailing"},
        {"first": "Passenger.top", "second": "LIS.bottom", "constant": 16},
        {"first": "Gate.leading", "second": "LIS.leading"},
        {"first": "Gate.top", "second": "Passenger.bottom", "constant": 12},
        {"first": "Seat.leading", "second": "Gate.trailing", "constant": 12},
        {"first": "Seat.width", "second": "Gate.width"},
        {"first": "Seat.top", "second": "Gate.top"},
        {"first": "Departs 14:05.leading", "second": "Seat.trailing", "constant": 12},
        {"first": "Departs 14:05.width", "second": "Gate.width", "multiplier": 2},
        {"first": "Departs 14:05.trailing", "second": "OSL.trailing"},
        {"first": "Departs 14:05.top", "second": "Gate.top"}, {"first": "Fold.top"},
        {"first": "Fold.bottom"},
        {"first": "Fold.trailing", "second": "Code.leading", "constant": -16},
        {"first": "Code.width", "second": "Code.height"},
        {"first": "Code.width", "constant": 110},
        {"first": "Code.trailing", "second": "superview.trailingMargin"},
        {"first": "Code.centerY"}]}}
    """)
}
