import Foundation
import Testing

@testable import TangramCLI
@testable import TangramPlayServer

/// The playground server's responses to valid, invalid and hostile requests.
@Suite(.timeLimit(.minutes(30))) struct PlayServerTests {
  private let scene = #"{"root":{"id":"A","width":40,"height":30}}"#

  @Test func thePageMayLoadNothingButItsScript() throws {
    let served = try ServedPlayground()
    let answer = try served.answer(to: served.request("GET /"))
    #expect(answer.status == 200)
    #expect(answer.body.hasPrefix("<!DOCTYPE html>"))
    for header in [
      "Content-Type: text/html; charset=utf-8", "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY", "Cache-Control: no-store", "Connection: close",
      "Content-Length: \(answer.body.utf8.count)",
    ] {
      #expect(answer.headers.contains(Substring(header)))
    }
    let policy = try #require(answer.headers.first { $0.hasPrefix("Content-Security-Policy: ") })
    #expect(policy.contains("default-src 'none'; script-src 'self';"))
    #expect(policy.contains("connect-src 'self';"))
    #expect(!policy.contains("http") && !policy.contains("*"))
    let script = try served.answer(to: served.request("GET /play.js"))
    #expect(script.status == 200)
    #expect(script.body == PlayPage.script)
  }

  @Test func aHeadResponseHasTheHeadersButNoBody() throws {
    let served = try ServedPlayground()
    let (head, whole) = (
      try served.answer(to: served.request("HEAD /")),
      try served.answer(to: served.request("GET /"))
    )
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers == whole.headers)
  }

  @Test(
    "Invalid requests are rejected with the right status",
    arguments: [
      ("GET /nowhere", [], 404), ("GET /layout", [], 405), ("DELETE /", [], 405),
      ("POST /", [], 405), ("POST /save", [], 404), ("POST /layout?width=0", [], 400),
      ("POST /layout?width=1e9", [], 400), ("POST /layout?depth=3", [], 400),
      ("POST /layout?sizeClass=any,any", [], 400), ("POST /layout?%ZZ=1", [], 400),
      ("GET http://127.0.0.1/", [], 400), ("GET /%FF", [], 400),
      ("GET /", ["Origin: http://example.com"], 403), ("GET /", ["Origin: null"], 403),
      ("POST /layout", ["Origin: http://127.0.0.1:1"], 403),
      ("POST /layout", ["Sec-Fetch-Site: cross-site"], 403),
      ("POST /layout", ["Sec-Fetch-Site: same-site"], 403),
      ("GET /", ["Host: 127.0.0.1"], 400), ("GET /", ["Content-Length: 0"], 400),
      ("GET /", ["Transfer-Encoding: chunked"], 400), ("GET /", ["Expect: 100-continue"], 417),
      ("GET /", [" folded"], 400), ("GET /", ["Name : value"], 400), ("GET /", ["Name"], 400),
      ("GET /", ["Name: \u{1}"], 400), ("GET /", ["Ключ: 1"], 400),
    ] as [(String, [String], Int)])
  func refused(line: String, headers: [String], status: Int) throws {
    let served = try ServedPlayground()
    let answer = try served.answer(to: served.request(line, headers: headers))
    #expect(answer.status == status)
    #expect(answer.headers.contains("X-Content-Type-Options: nosniff"))
    #expect(try served.answer(to: served.request("GET /")).status == 200)
  }

  @Test(
    "Malformed requests are rejected",
    arguments: [
      ("GET /\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
      ("GET / FTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("\r\n\r\n", 400), ("\u{0}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", 403),
      ("POST /layout HTTP/1.1\r\nHost: a\r\n\r\n", 411),
      ("POST /layout HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
      ("POST /layout HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST /layout HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n", 400),
      ("POST /layout HTTP/1.1\r\nHost: a\r\nContent-Length: 4194305\r\n\r\n", 413),
      (
        "POST /layout HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413
      ),
    ])
  func malformed(text: String, status: Int) throws {
    let served = try ServedPlayground()
    #expect(try served.answer(to: text).status == status)
  }

  @Test(
    "An endless request is rejected before its end",
    arguments: [("GET /", 5_000, 414), ("", 20_000, 414), ("GET / HTTP/1.1\r\nA: ", 20_000, 431)])
  func endless(beginning: String, count: Int, status: Int) throws {
    let served = try ServedPlayground()
    let more = String(repeating: "a", count: count)
    #expect(
      try served.answer(to: beginning + more + " HTTP/1.1\r\nHost: a\r\n\r\n").status == status)
  }

  @Test func onlyJSONBodiesAreAccepted() throws {
    let served = try ServedPlayground()
    let request = served.request("POST /layout", scene)
    let form = request.replacing("application/json", with: "text/plain")
    #expect(try served.answer(to: form).status == 415)
    let typed = request.replacing("application/json", with: "Application/JSON; charset=utf-8")
    #expect(try served.answer(to: typed).status == 200)
  }

  @Test("Links from other sites are allowed, by address or as localhost")
  func links() throws {
    let served = try ServedPlayground()
    for host in ["127.0.0.1", "localhost", "LOCALHOST"] {
      let request =
        "GET / HTTP/1.1\r\nHost: \(host):\(served.port)\r\nSec-Fetch-Site: cross-site\r\n\r\n"
      #expect(try served.answer(to: request).status == 200)
    }
  }

  @Test func anOversizedBodyIsRejected() throws {
    let served = try ServedPlayground()
    let browser = try Browser(port: served.port)
    browser.send(
      "POST /layout HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nContent-Length: 5000000\r\n\r\n")
    browser.send([UInt8](repeating: 32, count: 5_000_000))
    browser.endSending()
    #expect(try browser.answer().status == 413)
  }
}

/// Many clients at once, and slow ones.
@Suite(.timeLimit(.minutes(30))) struct PlayServerLoadTests {
  private let scene = #"{"root":{"id":"A","width":40,"height":30}}"#

  @Test func aHundredConcurrentRequestsAreAnswered() throws {
    var limits = ServerLimits.patient
    (limits.connections, limits.closeTimeout) = (16, .milliseconds(50))
    let served = try ServedPlayground(.text("{}"), limits)
    let request = Array(served.request("POST /layout", scene).utf8)
    let browsers = try (0..<100).map { _ in try Browser(port: served.port) }
    for browser in browsers { browser.send(Array(request.prefix(50))) }
    for browser in browsers { browser.send(Array(request.dropFirst(50))) }
    for browser in browsers {
      let answer = try browser.answer()
      #expect(answer.status == 200)
      #expect(answer.body.contains(#""frame":"(0, 0, 40, 30)""#))
    }
  }

  @Test func noAnswerBeginsAfterShutdown() throws {
    signal(SIGPIPE, SIG_IGN)
    let listener = try Listener(port: 0)
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let (stopped, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = PlayServer(listener, .patient) { _ in
      begun.signal()
      gate.wait()
      return HTTPResponse(.ok)
    }
    Thread.detachNewThread {
      server.run()
      listener.close()
      stopped.signal()
    }
    let browsers = try (0..<server.workerCount + 3).map { _ in try Browser(port: listener.port) }
    for browser in browsers { browser.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
    for _ in 0..<server.workerCount { #expect(begun.wait(timeout: .now() + 60) == .success) }
    Thread.detachNewThread {
      server.finish()
      ended.signal()
    }
    // From here on the server accepts no requests, so no answer can begin.
    stopped.wait()
    for _ in browsers { gate.signal() }
    ended.wait()
    #expect(begun.wait(timeout: .now()) == .timedOut)
  }

  @Test func aSlowSenderDoesNotBlockOthers() throws {
    let served = try ServedPlayground()
    let slow = try Browser(port: served.port)
    let request = served.request("GET /play.js")
    slow.send(String(request.prefix(20)))
    #expect(try served.answer(to: served.request("GET /")).status == 200)
    slow.send(String(request.dropFirst(20)))
    #expect(try slow.answer().status == 200)
  }

  @Test func aSlowSenderTimesOut() throws {
    var limits = ServerLimits.patient
    limits.requestTimeout = .milliseconds(50)
    let served = try ServedPlayground(.text("{}"), limits)
    let slow = try Browser(port: served.port)
    slow.send("GET / HTTP/1.1\r\nHo")
    #expect(try slow.answer().status == 408)
  }

  @Test func slowSendersTimeOutEarlierUnderLoad() throws {
    var limits = ServerLimits.patient
    (limits.connections, limits.requestTimeoutWhenFull) = (2, .milliseconds(50))
    limits.closeTimeout = .milliseconds(50)
    let served = try ServedPlayground(.text("{}"), limits)
    let slow = try (0..<2).map { _ in try Browser(port: served.port) }
    for browser in slow { browser.send("POST") }
    #expect(try served.answer(to: served.request("GET /play.js")).status == 200)
    for browser in slow { #expect(try browser.answer().status == 408) }
  }

  @Test("A request may come in pieces of any size", arguments: [1, 2, 3, 7, 64])
  func pieces(size: Int) throws {
    let served = try ServedPlayground()
    let browser = try Browser(port: served.port)
    let bytes = Array(served.request("POST /layout?width=99", scene).utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      browser.send(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    browser.endSending()
    #expect(try browser.answer().status == 200)
  }

  @Test("Clients that disconnect early do no harm", arguments: [0, 10, 100, 10_000])
  func closed(sent: Int) throws {
    let served = try ServedPlayground()
    let request = Array(served.request("POST /layout", scene).utf8)
    for _ in 0..<20 { try Browser(port: served.port).send(Array(request.prefix(sent))) }
    #expect(try served.answer(to: served.request("GET /")).status == 200)
  }

  @Test func aClientThatDoesNotReadIsDropped() throws {
    var limits = ServerLimits.patient
    limits.responseTimeout = .milliseconds(100)
    (limits.connections, limits.closeTimeout) = (1, .milliseconds(100))
    // More than the socket's buffers hold.
    let long = [UInt8](repeating: 32, count: 32 << 20)
    let served = try ServedPlayground(limits) { _ in
      { request in
        var response = HTTPResponse(.ok)
        if request.path == "/" { response.body = long }
        return response
      }
    }
    let lazy = try Browser(port: served.port)
    lazy.send(served.request("GET /"))
    // The only connection slot becomes free again.
    #expect(try served.answer(to: served.request("GET /play.js")).status == 200)
  }
}
