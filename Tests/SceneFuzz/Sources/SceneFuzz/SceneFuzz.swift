import Foundation
import Tangram
import TangramScene
import TangramTextViews

/// The entry point of the fuzzer: reads the bytes as a scene, lays it out, writes it and reads it again.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Documents of a fuzzer are small; larger ones would only take time.
  let limits = TGSceneLimits(
    bytes: 1 << 16, nodes: 2_000, nesting: 500, stringBytes: 1 << 12, textBytes: 1 << 14, fonts: 64)
  guard let scene = try? TGScene(utf8: bytes, limits: limits, fonts: fonts) else { return 0 }
  let layout = scene.layout()
  check(layout)
  let text = scene.json()
  guard let again = try? TGScene(json: text, fonts: fonts) else {
    fatalError("written, and not read: \(text)")
  }
  let other = again.layout()
  if layout.count != other.count { fatalError("\(other.count) instead of \(layout.count) frames") }
  for (one, two) in zip(layout.entries, other.entries) where one.frame != two.frame {
    fatalError("\(one.path) is \(two.frame) instead of \(one.frame) when read from \(text)")
  }
  for (one, two) in zip(layout.entries, other.entries) {
    let (text, read) = (one.view.tg_content?.paragraph, two.view.tg_content?.paragraph)
    if text?.runs == read?.runs, text?.style == read?.style, text?.options == read?.options {
      continue
    }
    fatalError("\(one.path) has another text when read from \(scene.json())")
  }
  let second = again.json()
  if let third = try? TGScene(json: second, fonts: fonts).json(), third == second { return 0 }
  fatalError("written differently once more: \(second)")
}

/// The fonts that documents may refer to, and the font family for texts that do not name one.
private let fonts: TGSceneFonts = {
  let tests = URL(filePath: #filePath).appending(path: "../../../..").standardized
  let folder = tests.appending(path: "TangramTextTests/Fonts")
  let named = ["sans.ttf", "cjk.ttf", "mono.ttf"].map { name -> (String, TGFont) in
    guard let bytes = try? Data(contentsOf: folder.appending(path: name)),
      let font = try? TGFont(bytes: [UInt8](bytes))
    else { fatalError("there is no font at \(folder.path)") }
    return (name, font)
  }
  return TGSceneFonts(
    Dictionary(uniqueKeysWithValues: named), standard: TGFontFamily(named[0].1))
}()

/// Traps if a frame is not finite or has a negative extent.
private func check(_ layout: TGLayout) {
  for entry in layout.entries {
    let frame = entry.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    if numbers.allSatisfy({ $0.magnitude <= 1e15 }), frame.width >= 0, frame.height >= 0 {
      continue
    }
    fatalError("\(entry.path) has the frame \(frame)")
  }
}
