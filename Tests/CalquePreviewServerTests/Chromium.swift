import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A Chromium without a window that a test drives by the DevTools protocol, over two pipes.
///
/// Clicks and keys come from the browser, as those of people do, and not from a script of the page.
final class Chromium: Sendable {
  /// The program, if it is installed.
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a browser answers that is not a result.
  struct Refusal: Error {
    let text: String
  }

  private let process = Process()
  private let folder: URL
  private let input: Int32
  private let output: Int32

  /// Starts the browser.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (toBrowser, fromBrowser) = ("\(folder.path)/in", "\(folder.path)/out")
    guard mkfifo(toBrowser, 0o600) == 0, mkfifo(fromBrowser, 0o600) == 0 else {
      throw Refusal(text: "no pipes")
    }
    // Both ways, so that opening does not wait for the browser.
    input = openPipe(toBrowser)
    output = openPipe(fromBrowser)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<"$PIPES/in" 4>"$PIPES/out""#, Self.program ?? "",
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)/profile", "--window-size=1100,1000", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["PIPES": folder.path]) {
      $1
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends the browser.
  func stop() {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// A page of a browser.
  struct Page: Sendable {
    let browser: Chromium
    let session: String

    /// Evaluates an expression, and waits for what it promises.
    ///
    /// - Returns: The value, which is a text.
    func text(_ expression: String) async throws -> String {
      let reply = try await browser.send(
        "Runtime.evaluate",
        [
          "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        ], in: session)
      let value = try JSONDecoder().decode(Evaluation.self, from: reply).result
      guard let text = value.result.value else { throw Refusal(text: "\(value)") }
      return text
    }

    /// Waits until an expression is true.
    func wait(
      for expression: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      for _ in 0..<400 {
        // While the page is loaded, it lacks elements.
        if (try? await text("Boolean(\(expression))")) == "true" { return }
        try await Task.sleep(for: .milliseconds(25))
      }
      let status = try await text("document.body.innerText.slice(0, 400)")
      Issue.record("\(expression): \(status)", sourceLocation: sourceLocation)
    }

    /// Clicks at a point, or drags to another one.
    func click(_ x: Double, _ y: Double, to end: (x: Double, y: Double)? = nil) async throws {
      let end = end ?? (x, y)
      for (type, x, y) in [
        ("mousePressed", x, y), ("mouseMoved", end.x, end.y), ("mouseReleased", end.x, end.y),
      ] {
        _ = try await browser.send(
          "Input.dispatchMouseEvent",
          ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1],
          in: session)
      }
    }

    /// Presses keys.
    func type(_ text: String) async throws {
      for character in text {
        let key = "\(character)"
        _ = try await browser.send(
          "Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "text": key], in: session)
        _ = try await browser.send(
          "Input.dispatchKeyEvent", ["type": "keyUp", "key": key], in: session)
      }
    }
  }

  /// Opens a page.
  func open(_ address: String) async throws -> Page {
    let target = try JSONDecoder().decode(
      Answer<[String: String]>.self,
      from: await send("Target.createTarget", ["url": address])
    ).result["targetId"]
    let session = try JSONDecoder().decode(
      Answer<[String: String]>.self,
      from: await send(
        "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    ).result["sessionId"]
    return Page(browser: self, session: try #require(session))
  }

  private struct Answer<Result: Decodable>: Decodable {
    let result: Result
  }

  private typealias Evaluation = Answer<Evaluated>

  private struct Evaluated: Decodable {
    struct Value: Decodable {
      let value: String?
    }
    let result: Value
  }

  /// Sends a command, and returns its reply.
  private func send(
    _ method: String, _ parameters: [String: any Sendable], in session: String? = nil
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      Thread { [self] in
        continuation.resume(with: Result { try reply(to: method, parameters, session) })
      }.start()
    }
  }

  private func reply(
    to method: String, _ parameters: [String: any Sendable], _ session: String?
  ) throws -> Data {
    let number = Int.random(in: 1...1_000_000_000)
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    return try receive(number, of: method)
  }

  /// Reads messages until the reply to a command comes; others are events.
  private func receive(_ number: Int, of method: String) throws -> Data {
    var received = Data()
    var byte: UInt8 = 0
    var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, 20_000) > 0, read(output, &byte, 1) == 1 {
      guard byte == 0 else {
        received.append(byte)
        continue
      }
      let message = try JSONSerialization.jsonObject(with: received) as? [String: Any]
      if message?["id"] as? Int == number {
        guard message?["error"] == nil else {
          throw Refusal(text: String(decoding: received, as: UTF8.self))
        }
        return received
      }
      received = Data()
    }
    throw Refusal(text: "no reply to \(method)")
  }
}

private func openPipe(_ path: String) -> Int32 { open(path, O_RDWR) }
