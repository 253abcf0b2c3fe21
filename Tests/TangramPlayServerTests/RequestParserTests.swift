import TangramTestSupport
import Testing

@testable import TangramPlayServer

/// Parsing requests, independently of how the bytes are split.
@Suite struct RequestParserTests {
  private let request =
    "POST /layout?width=3&a%20b=%C3%A9 HTTP/1.1\r\nHost: localhost:8264\r\nA:  1 \r\na: 2\r\n"
    + "Content-Length: 4\r\n\r\nbody"

  /// The result of parsing these pieces: the request, the status of an error, or nothing if it is
  /// incomplete.
  private func outcome(_ pieces: some Sequence<[UInt8]>) -> String {
    var parser = RequestParser(maximumBodyBytes: 100)
    do throws(HTTPStatus) {
      for piece in pieces {
        guard let request = try parser.read(piece) else { continue }
        return "\(request.method) \(request.path) \(request.body)"
      }
      return ""
    } catch {
      return "\(error.code)"
    }
  }

  @Test func aRequestIsParsed() throws {
    var parser = RequestParser(maximumBodyBytes: 4)
    let read = try #require(try parser.read(Array(request.utf8)))
    #expect(read.method == "POST")
    #expect(read.path == "/layout")
    #expect(read.query == ["width": "3", "a b": "é"])
    #expect(read.headers == ["host": "localhost:8264", "a": "1, 2", "content-length": "4"])
    #expect(read.body == Array("body".utf8))
  }

  @Test func everyPrefixOfARequestIsIncomplete() {
    for end in request.utf8.indices {
      #expect(outcome([Array(request.utf8[..<end])]).isEmpty)
    }
  }

  @Test("Any bytes are parsed alike in one piece and byte by byte", arguments: UInt64(0)..<200)
  func anyBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var bytes = Array(request.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
      default: bytes[place] = Array("\r\n :%/?\u{0}".utf8).randomElement(using: &random) ?? 0
      }
    }
    #expect(outcome([bytes]) == outcome(bytes.map { [$0] }))
  }
}
