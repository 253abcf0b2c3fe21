/// The scripts whose text is only measured by glyph advances, and the features that full support would need.
enum UnsupportedScripts {
  /// The unsupported feature that the script with a code needs; nil if it needs none.
  static func requirement(of code: String) -> String? {
    if rightToLeft.contains(code) { return "right-to-left order" }
    if joined.contains(code) { return "joined letters in right-to-left order" }
    if reordered.contains(code) { return "syllables whose letters are reordered and joined" }
    return unspaced.contains(code) ? "a dictionary to find where lines can break" : nil
  }

  private static let rightToLeft: Set = [
    "Hebr", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hung", "Khar", "Lydi", "Mend", "Merc",
    "Mero", "Narb", "Nbat", "Orkh", "Palm", "Phnx", "Prti", "Samr", "Sarb", "Thaa", "Yezi", "Phli",
    "Gara",
  ]
  private static let joined: Set = [
    "Arab", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Mani", "Phlp", "Sogd", "Sogo", "Ougr", "Mong",
    "Phag",
  ]
  private static let reordered: Set = [
    "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Mymr", "Khmr",
    "Bali", "Java", "Sund", "Tibt", "Cham", "Lana", "Tale", "Talu", "Bugi", "Batk", "Rjng", "Buhd",
    "Hano", "Tagb", "Tglg", "Limb", "Lepc", "Newa", "Gran", "Brah", "Kthi", "Sidd", "Takr", "Tirh",
    "Modi", "Khoj", "Sind", "Mahj", "Ahom", "Dogr", "Gong", "Gonm", "Maka", "Nand", "Saur", "Shrd",
    "Soyo", "Zanb", "Mtei", "Kali", "Cakm", "Bhks", "Marc", "Diak", "Kawi", "Sylo", "Tutg", "Gukh",
    "Krai", "Mult", "Onao", "Sunu",
  ]
  private static let unspaced: Set = ["Thai", "Laoo", "Tavt"]
}
