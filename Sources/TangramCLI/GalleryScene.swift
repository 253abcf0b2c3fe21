import TangramRender

/// A built-in example scene.
struct GalleryScene: Sendable, CustomStringConvertible {
  /// The argument of `tangram demo` that selects the scene.
  let name: String
  /// A one-line description of the scene.
  let summary: String
  /// The document, formatted for people.
  let json: String

  var description: String { name }

  static func named(_ name: String) -> GalleryScene? { all.first { $0.name == name } }

  /// All scenes, grouped by kind of container.
  static let all = files.map { GalleryScene(name: $0, summary: $1, json: String(file: $2)) }

  private typealias File = PackageResources

  private static let files: [(name: String, summary: String, file: [UInt8])] = [
    ("settings", "a page of settings: rows with an icon, a label and a switch", File.settings_json),
    ("chat", "messages on both sides, and a line to write on at the bottom", File.chat_json),
    ("player", "a film with its controls upon it", File.player_json),
    ("profile", "a person: a cover, a portrait, and three numbers below", File.profile_json),
    ("spreadsheet", "an invoice as a sheet: columns that share the width", File.spreadsheet_json),
    ("calendar", "a month, with seven days in a row", File.calendar_json),
    ("weather", "today, and the three days that follow", File.weather_json),
    ("product", "an article of a shop, with a price that shares a baseline", File.product_json),
    ("tags", "a cloud of words that breaks where there is no room", File.tags_json),
    ("photos", "a waterfall of photographs in four columns", File.photos_json),
    ("calculator", "a display and keys, four in a row", File.calculator_json),
    ("newspaper", "a page with columns, pictures and an advertisement", File.newspaper_json),
    ("recipe", "a recipe whose text flows around a photograph", File.recipe_json),
    ("clock", "a clock face: twelve numbers on a circle around the hands", File.clock_json),
    ("garland", "lamps on a sine curve, equally far apart", File.garland_json),
    ("podcast", "an episode that plays: spacers keep the controls apart", File.podcast_json),
    ("inbox", "letters with a picture, a badge and a time", File.inbox_json),
    ("toolbar", "buttons, and a search field pushed to the other end", File.toolbar_json),
    ("plans", "three offers of equal height, which break in a narrow room", File.plans_json),
    ("grail", "a page with a header, a menu, content, links and a footer", File.grail_json),
    ("timetable", "a week of lessons that span rows and columns", File.timetable_json),
    ("login", "a form: a logo, two fields and a button", File.login_json),
    ("boarding", "a boarding pass with a stub to tear off", File.boarding_json),
    ("invoice", "an invoice whose items share dashed lines", File.invoice_json),
    ("month", "a month whose days share border lines", File.month_json),
    ("offer", "a ticket with a turned badge", File.offer_json),
  ]
}
