/// The shortest text that can be read back as the same number, without a trailing `.0`.
func readable(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
