import Foundation
import Testing

/// The command as a merge driver in git, if both are available.
@Suite(.enabled(if: MergeDriver.isThere, "git or the built strings-lint is missing"))
struct MergeDriverTests {
  private static func catalog(_ german: String, _ french: String, comment: String = "c") -> String {
    String(
      decoding: MergeTree.catalog([
        "key": .object([
          "comment": .text(comment),
          "localizations": .object(["de": .unit(german), "fr": .unit(french)]),
        ])
      ]).bytes, as: UTF8.self)
  }

  @Test("git merges neighbouring lines that it could not merge alone")
  func clean() throws {
    let driver = try MergeDriver()
    defer { driver.remove() }
    let status = try driver.merge(
      base: Self.catalog("a", "b", comment: "c"), ours: Self.catalog("A", "b", comment: "d"),
      theirs: Self.catalog("a", "B"))
    #expect(status == 0)
    #expect(try driver.contents == Self.catalog("A", "B", comment: "d"))
  }

  @Test("A conflict is reported to git, with markers and the path of the file")
  func conflict() throws {
    let driver = try MergeDriver()
    defer { driver.remove() }
    let status = try driver.merge(
      base: Self.catalog("a", "b"), ours: Self.catalog("x", "b"), theirs: Self.catalog("y", "B"))
    #expect(status == 1)
    #expect(try driver.contents.contains("<<<<<<< ours\n"))
    #expect(try driver.contents.contains("\"value\" : \"B\""))
    #expect(
      try driver.git("diff", "--name-only", "--diff-filter=U").output == "My table.xcstrings\n")
    #expect(driver.messages.contains("My table.xcstrings:11:23: conflict: key 'key'"))
  }

  @Test("A broken file is merged by lines and reported to git as a conflict")
  func broken() throws {
    let driver = try MergeDriver()
    defer { driver.remove() }
    let status = try driver.merge(base: "{\n1\n", ours: "{\nours\n", theirs: "{\ntheirs\n")
    #expect(status == 1)
    #expect(
      try driver.contents == "{\n<<<<<<< ours\nours\n=======\ntheirs\n>>>>>>> theirs\n")
    #expect(driver.messages.contains("merged by lines"))
  }

  @Test("A file added on both sides is combined")
  func added() throws {
    let driver = try MergeDriver()
    defer { driver.remove() }
    let status = try driver.merge(
      base: nil, ours: Self.catalog("a", "b"), theirs: Self.catalog("a", "b"))
    #expect(status == 0)
    #expect(try driver.contents == Self.catalog("a", "b"))
  }

  @Test("A file that is not UTF-8 is neither merged nor overwritten")
  func unreadable() throws {
    let driver = try MergeDriver()
    defer { driver.remove() }
    let status = try driver.merge(
      base: "\u{0}{\u{0}1", ours: "\u{0}{\u{0}2", theirs: "\u{0}{\u{0}3")
    #expect(status != 0)
    #expect(try driver.contents == "\u{0}{\u{0}2")
  }
}

/// A repository for one merge.
final class MergeDriver {
  private let folder: URL
  private(set) var messages = ""

  private static let git = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  private static let tool = StringsLintTool.isBuilt ? StringsLintTool.tool.path : nil

  static var isThere: Bool { git != nil && tool != nil }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try run("init", "-q")
    try run("config", "user.name", "t")
    try run("config", "user.email", "t@example.com")
    let tool = Self.tool ?? ""
    try run(
      "config", "merge.xcstrings.driver",
      "'\(tool)' merge -L %L --path %P %O %A %B")
    try write("*.xcstrings merge=xcstrings\n", to: ".gitattributes")
    try run("add", ".")
    try run("commit", "-q", "-m", "start")
  }

  var contents: String {
    get throws {
      try String(contentsOf: folder.appendingPathComponent("My table.xcstrings"), encoding: .utf8)
    }
  }

  func merge(base: String?, ours: String, theirs: String) throws -> Int32 {
    if let base { try commit(base) }
    try run("branch", "theirs")
    try commit(ours)
    try run("checkout", "-q", "theirs")
    try commit(theirs)
    try run("checkout", "-q", "-")
    let (status, output) = try git("merge", "-q", "-m", "merge", "theirs")
    messages = output
    return status
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func commit(_ text: String) throws {
    try write(text, to: "My table.xcstrings")
    try run("add", ".")
    try run("commit", "-q", "-m", "change")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func run(_ arguments: String...) throws {
    let (status, output) = try git(arguments)
    try #require(status == 0, "git \(arguments): \(output)")
  }

  func git(_ arguments: String...) throws -> (status: Int32, output: String) { try git(arguments) }

  private func git(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.git ?? "")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Without the user's own settings: hooks, signatures, other drivers.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
