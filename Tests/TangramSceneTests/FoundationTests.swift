import Foundation
import Tangram
import TangramScene
import Testing

/// Conversion to Foundation's geometry, and documents in other formats.
@Suite struct FoundationTests {
  @Test(
    "Converting to Foundation's geometry and back changes nothing",
    arguments: [0, 1.5, -7.25, 1e300, .infinity])
  func geometryRoundTrip(number: Double) {
    let point = TGPoint(x: number, y: 3.5)
    let size = TGSize(width: number, height: 4.5)
    let rect = TGRect(origin: point, size: size)
    #expect(TGPoint(CGPoint(point)) == point)
    #expect(TGSize(CGSize(size)) == size)
    #expect(TGRect(CGRect(rect)) == rect)
  }

  @Test func eachComponentIsConvertedInPlace() {
    #expect(TGPoint(CGPoint(x: 1, y: 2)) == TGPoint(x: 1, y: 2))
    #expect(TGSize(CGSize(width: 3, height: 4)) == TGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(TGRect(rect) == TGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGRect(TGRect(x: 1, y: 2, width: 3, height: 4)) == rect)
  }

  @Test func aCGFloatIsANumberOfPoints() {
    let length: CGFloat = 12.5
    #expect(length.tg_points == 12.5)
    let layout = TGView("a").size(length, length).layout(in: TGSize(CGSize(width: 90, height: 90)))
    #expect(layout.frame.width == 13)
  }

  // MARK: - Documents

  /// A scene with JSON values of every type.
  private let document =
    #"{"superview":[50,60],"rtl":true,"root":{"id":"a\"\u00fc","layout":"linear","#
    + #""zeroPadding":false,"reverseLayout":true,"padding":{"top":1.5},"children":"#
    + #"[{"width":10,"height":"20%","sizeClasses":["#
    + #"{"when":{"screen":"portrait"},"width":null}]}]}}"#

  @Test func aSceneSurvivesACodableRoundTrip() throws {
    let scene = try TGScene(json: document)
    let json = try JSONDecoder().decode(TGScene.self, from: JSONEncoder().encode(scene))
    #expect(json.json() == scene.json())
    #expect(json.frames() == scene.frames())
  }

  @Test func booleansAndNullAreNotEncodedAsNumbers() throws {
    let encoded = try JSONEncoder().encode(TGScene(json: document))
    let object = try JSONSerialization.jsonObject(with: encoded)
    let root = (object as? [String: Any])?["root"] as? [String: Any]
    #expect(root?["zeroPadding"] as? Bool == false)
    #expect(root?["reverseLayout"] as? Bool == true)
    let text = try #require(String(data: encoded, encoding: .utf8))
    #expect(text.contains(#""width":null"#))
    #expect(text.contains(#""reverseLayout":true"#))
  }

  @Test func equalErrorsAreOneElementOfASet() throws {
    func error(_ json: String) -> TGSceneError? {
      do throws(TGSceneError) {
        _ = try TGScene(json: json)
        return nil
      } catch {
        return error
      }
    }
    let errors = [
      #"{"root":{"widht":1}}"#, #"{"root":{"widht":2}}"#, #"{"root":{"heigth":1}}"#, #"{"root":"#,
    ].compactMap(error)
    #expect(errors.count == 4)
    #expect(Set(errors).count == 3)
    #expect(Set(errors).contains(TGSceneError(path: errors[0].path, message: errors[0].message)))
  }
}
