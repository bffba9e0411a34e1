import Foundation
import Testing

@testable import CalquePreviewServer

/// The page of `calque preview`, used in Chromium, where that is installed.
///
/// The program with the previews is a script that writes down what it is asked.
@Suite(.enabled(if: Chromium.program != nil, "Chromium is not installed"))
struct PreviewPageBrowserTests {
  /// A session, its server and the requests that its program got.
  private struct Stage {
    let sample: SamplePackage
    let session: PreviewSession
    let server: PreviewServer
    let requests: URL

    private static let png = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
      """

    init() throws {
      sample = try SamplePackage()
      let folder = URL(fileURLWithPath: sample.folder)
      requests = folder.appendingPathComponent("requests")
      let scratch = folder.appendingPathComponent("scratch/debug")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let list = """
        {"previews":[{"title":"Greeting"},{"title":"Form"}],"locales":["ar","en"],\
        "developmentLanguage":"en"}
        """
      let picture = """
        {"width":200,"height":200,"png":"\(Self.png)",\
        "notes":[{"severity":"error","message":"a text is cut","place":"Localizable.xcstrings:7"}]}
        """
      let program = """
        #!/bin/sh
        while read -r line; do
          printf '%s\\n' "$line" >>'\(requests.path)'
          case "$line" in
            *'"call":"list"'*) printf '%s\\n' '\(list)' ;;
            *) printf '%s\\n' '\(picture)' ;;
          esac
        done
        """
      try Self.write(program, to: scratch.appendingPathComponent("PreviewRunner"))
      // The compiler of this package: a source with a mistake has an error.
      let views = "\(sample.folder)/Sources/Screens/Views.swift"
      let build = """
        #!/bin/sh
        grep -q Vieuw '\(views)' || exit 0
        echo 'Building for debugging...'
        echo '\(views):1:1: error: cannot find type Vieuw in scope'
        exit 1
        """
      try Self.write(build, to: folder.appendingPathComponent("build.sh"))
      session = try PreviewSession(
        PreviewedPackage(description: sample.description, folder: sample.folder),
        folder: "\(sample.folder)/runner", scratchPath: "\(sample.folder)/scratch",
        buildCommand: ["sh", "\(sample.folder)/build.sh"])
      let socket = try LoopbackSocket(port: 0)
      server = PreviewServer(
        session, gate: RequestGate(token: RequestGate.makeToken(), port: socket.port))
      server.serve(socket)
    }

    func save(_ text: String, as name: String) async throws {
      let file = URL(fileURLWithPath: "\(sample.folder)/Sources/Screens/\(name)")
      try Data(text.utf8).write(to: file)
      await session.update()
    }

    /// Whether a request with all the texts came.
    func wasAsked(_ parts: String...) async throws -> Bool {
      for _ in 0..<200 {
        let lines = (try? String(contentsOf: requests, encoding: .utf8)) ?? ""
        if lines.split(separator: "\n").contains(where: { parts.allSatisfy($0.contains) }) {
          return true
        }
        try await Task.sleep(for: .milliseconds(25))
      }
      return false
    }

    /// A request to the program.
    struct Request: Decodable {
      let call: String
      let x: Double?
      let y: Double?
      let toY: Double?
    }

    /// The first request of a kind.
    func request(_ call: String) async throws -> Request {
      #expect(try await wasAsked("\"call\":\"\(call)\""))
      let lines = try String(contentsOf: requests, encoding: .utf8).split(separator: "\n")
      let all = try lines.map { try JSONDecoder().decode(Request.self, from: Data($0.utf8)) }
      return try #require(all.first { $0.call == call })
    }

    private static func write(_ script: String, to file: URL) throws {
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  private func use(_ body: (Stage, Chromium) async throws -> Void) async throws {
    let stage = try Stage()
    let browser = try Chromium()
    defer { browser.stop() }
    await stage.session.build()
    try await body(stage, browser)
    await stage.session.stop()
    try? FileManager.default.removeItem(atPath: stage.sample.folder)
  }

  private let hasPicture = "document.getElementById('screen').naturalWidth"

  @Test func settingsTapsAndTextsReachTheProgram() async throws {
    try await use { stage, browser in
      let page = try await browser.open(stage.server.address)
      try await page.wait(for: hasPicture)
      #expect(try await page.text("document.querySelectorAll('#previews button').length") == "2")
      #expect(
        try await page.text("document.querySelector('#notes').innerText")
          == "error: Localizable.xcstrings:7: a text is cut")
      let change = "document.forms[0].dispatchEvent(new Event('change', { bubbles: true }))"
      _ = try await page.text("(document.forms[0].locale.value = 'ar', \(change))")
      #expect(try await stage.wasAsked(#""call":"show""#, #""locale":"ar""#))
      _ = try await page.text("(document.forms[0].isDark.checked = true, \(change))")
      #expect(try await stage.wasAsked(#""isDark":true"#))
      _ = try await page.text("(document.forms[0].device.value = '852x393', \(change))")
      #expect(try await stage.wasAsked(#""width":852"#, #""height":393"#))

      // A point of the picture is a point of the screen.
      let corner = "document.getElementById('screen').getBoundingClientRect()"
      #expect(try await page.text("\(corner).width") == "200")
      let (left, top) = (
        try #require(Double(try await page.text("\(corner).left"))),
        try #require(Double(try await page.text("\(corner).top")))
      )
      try await page.click(left + 50, top + 60)
      let tap = try await stage.request("tap")
      #expect(abs((tap.x ?? 0) - 50) <= 1 && abs((tap.y ?? 0) - 60) <= 1, "\(tap)")
      try await page.type("7a")
      #expect(try await stage.wasAsked(#""call":"type""#, #""text":"7""#))
      #expect(try await stage.wasAsked(#""call":"type""#, #""text":"a""#))
      try await page.click(left + 50, top + 150, to: (left + 50, top + 30))
      let drag = try await stage.request("drag")
      #expect(abs((drag.y ?? 0) - 150) <= 1 && abs((drag.toY ?? 0) - 30) <= 1, "\(drag)")
    }
  }

  @Test func buildErrorsAreInThePageUntilTheyAreMended() async throws {
    try await use { stage, browser in
      let page = try await browser.open(stage.server.address)
      try await page.wait(for: hasPicture)
      try await stage.save("struct Greeting: Vieuw {}\n", as: "Views.swift")
      try await page.wait(for: "!document.getElementById('failure').hidden")
      let failure = try await page.text("document.getElementById('failure').innerText")
      #expect(failure.contains("Views.swift:1:1: error: cannot find type Vieuw in scope"))
      #expect(!failure.contains("Building for debugging"))
      try await stage.save("struct Greeting {}\n", as: "Views.swift")
      try await page.wait(for: "document.getElementById('failure').hidden")
      // A saved catalog is shown without a build.
      try FileManager.default.removeItem(at: stage.requests)
      try await stage.save("{}", as: "Localizable.xcstrings")
      #expect(try await stage.wasAsked(#""call":"show""#))
    }
  }

  @Test func otherPagesAndTokensAreRefused() async throws {
    try await use { stage, browser in
      let address = stage.server.address
      let root = try #require(address.split(separator: "?").first.map(String.init))
      let stranger = try await browser.open("\(root)?token=\(String(repeating: "0", count: 32))")
      try await stranger.wait(for: "document.body?.innerText.includes('Refused')")
      // A page of another origin sends a request with the token, and reads nothing.
      let page = try await browser.open("data:text/html,<p>Elsewhere")
      try await page.wait(for: "document.body?.innerText.includes('Elsewhere')")
      let token = try #require(address.split(separator: "=").last.map(String.init))
      let request = """
        fetch('\(root)call', { method: 'POST', body: '{"call":"list"}', mode: 'no-cors', \
        headers: {} }).then((r) => r.type, (e) => 'failed')
        """
      #expect(["opaque", "failed"].contains(try await page.text(request)))
      let read = "fetch('\(address)').then((r) => r.text(), (e) => 'failed')"
      #expect(try await page.text(read) == "failed")
      #expect(token.count == 32)
      #expect((try? String(contentsOf: stage.requests, encoding: .utf8)) == nil)
    }
  }
}
