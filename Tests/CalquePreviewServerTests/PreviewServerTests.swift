import Foundation
import Testing

@testable import CalquePreviewServer

@Suite struct PreviewServerTests {
  static let gate = RequestGate(token: "0123456789abcdef", port: 50_000)

  @Test(arguments: ["127.0.0.1:50000", "localhost:50000"])
  func answersItsOwnPage(host: String) {
    #expect(Self.gate.refusal(host: host, origin: nil, token: Self.gate.token) == nil)
    let origin = "http://\(host)"
    #expect(Self.gate.refusal(host: host, origin: origin, token: Self.gate.token) == nil)
  }

  @Test(arguments: [
    nil, "", "example.com", "example.com:50000", "127.0.0.1", "127.0.0.1:50001", "[::1]:50000",
    "127.0.0.1:50000.example.com", "localhost:50000@example.com",
  ])
  func refusesOtherHosts(host: String?) {
    #expect(Self.gate.refusal(host: host, origin: nil, token: Self.gate.token) != nil)
  }

  @Test(arguments: [
    "null", "http://example.com", "https://127.0.0.1:50000", "http://127.0.0.1:50001",
    "http://localhost:50000",
  ])
  func refusesOtherOrigins(origin: String) {
    let host = "127.0.0.1:50000"
    #expect(Self.gate.refusal(host: host, origin: origin, token: Self.gate.token) != nil)
  }

  @Test(arguments: [nil, "", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeg"])
  func refusesOtherTokens(token: String?) {
    #expect(Self.gate.refusal(host: "127.0.0.1:50000", origin: nil, token: token) != nil)
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in RequestGate.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    ("/", 200), ("/etc/passwd", 404), ("/../../etc/passwd", 404), ("/%2e%2e/Package.swift", 404),
    ("//", 404), ("/index.html", 404),
  ])
  func servesOnePage(path: String, status: Int) async throws {
    let response = try await response(path: path, token: Self.gate.token)
    #expect(response.status == status)
    let head = String(decoding: response.bytes.prefix(600), as: UTF8.self)
    #expect(head.contains("\r\nContent-Security-Policy: default-src 'none';"))
  }

  @Test func servesNothingWithoutAToken() async throws {
    for path in ["/", "/state", "/call", "/etc/passwd"] {
      #expect(try await response(path: path, token: nil).status == 403)
    }
  }

  /// Without a program, a request is answered with the reason.
  @Test func saysThatNothingIsBuilt() async throws {
    let response = try await response(path: "/call", method: "POST", token: Self.gate.token)
    let reply = try JSONDecoder().decode([String: String].self, from: response.body)
    #expect(reply["error"]?.isEmpty == false)
  }

  private func response(
    path: String, method: String = "GET", token: String?
  ) async throws -> PageResponse {
    let package = try SamplePackage()
    let session = try PreviewSession(
      PreviewedPackage(description: package.description, folder: package.folder),
      folder: package.folder + "/runner")
    var request = PageRequest(method: method, path: path)
    request.fields = ["host": "127.0.0.1:50000"]
    request.fields["x-calque-token"] = token
    return await PreviewServer(session, gate: Self.gate).response(to: request)
  }
}

/// A package in a folder of its own.
struct SamplePackage {
  let folder: String
  let description: Data

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "preview-\(UUID().uuidString)")
    folder = url.path
    let sources = url.appendingPathComponent("Sources/Screens")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("// Views\n".utf8).write(to: sources.appendingPathComponent("Views.swift"))
    // What `swift package describe --type json` of Swift 6.3 prints, without what is not read.
    description = Data(
      #"""
      {"name": "screens", "path": "/x", "dependencies": [
         {"identity": "calque", "type": "sourceControl", "url": "https://example.com/calque.git",
          "requirement": {"range": [{"lower_bound": "0.1.0", "upper_bound": "1.0.0"}]}}],
       "products": [
         {"name": "Screens", "targets": ["Screens"], "type": {"library": ["automatic"]}},
         {"name": "tool", "targets": ["tool"], "type": {"executable": null}}],
       "targets": [
         {"name": "Screens", "path": "Sources/Screens", "type": "library"},
         {"name": "tool", "path": "Sources/tool", "type": "executable"}]}
      """#.utf8)
  }
}
