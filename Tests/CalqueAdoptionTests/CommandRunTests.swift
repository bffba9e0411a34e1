import Foundation
import Testing

@testable import CalqueAdoption

/// Programs that do not come to an end.
@Suite struct CommandRunTests {
  private let folder: MadeApp

  init() throws { folder = try MadeApp("Run", ["marker.txt": ""]) }

  @Test func `a program is ended after the time limit, with those that it started`() throws {
    let marker = folder.path("pid.txt")
    let run = try CommandRun(
      ["sh", "-c", "setsid sleep 300 & echo $! > '\(marker)'; wait"],
      output: folder.path("output.txt"), timeLimit: 1)
    #expect(run.isOverdue && run.status == 124)
    let child = try #require(
      Int32(String(contentsOfFile: marker, encoding: .utf8).trimmingCharacters(in: .newlines)))
    // It was told to end, which it does when it runs next.
    for _ in 0..<500 where isRunning(child) { usleep(10_000) }
    #expect(!isRunning(child))
  }

  /// A process that has ended stays known until its parent has asked for its status.
  private func isRunning(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    guard let state = status?.split(separator: " ").dropFirst(2).first else { return false }
    return state != "Z" && state != "X"
  }

  @Test func `what a program prints when it is ended belongs to its output`() throws {
    let run = try CommandRun(
      ["sh", "-c", "trap 'echo here; exit 134' ABRT; while :; do sleep 0.1; done"],
      output: folder.path("output.txt"), timeLimit: 1, signal: SIGABRT)
    #expect(run.isOverdue && run.output.contains("here"))
  }

  @Test func `a program that ends is not overdue`() throws {
    let run = try CommandRun(["sh", "-c", "exit 3"], output: folder.path("output.txt"))
    #expect(!run.isOverdue && run.status == 3)
  }

  /// The text is what the compiler of Swift 6.3.1 prints when it is aborted.
  @Test func `the innermost known place of a report is found`() {
    let report = """
      a.swift:1:2: error: some other error
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the \
      crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -typecheck -primary-file /a/V.swift
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
      2.\tCompiling with effective version 5.10
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/V.swift")
      4.\tWhile evaluating request \
      TypeCheckFunctionBodyRequest(a.(file).V.body.getter@/a/V.swift:9:25)
      5.\tWhile evaluating request QualifiedLookupRequest(0x55ce AbstractClosureExpr line=17 : \
      <null>, {Swift.(file).ArraySlice}, 'prompt', { NL_ProtocolMembers })
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend
      3.\tWhile type-checking statement at [/a/W.swift:3:1 - line:5:2] RangeText="{"
      4.\tWhile type-checking 'x' (at /a/Other.swift:9:9)
      """
    let dump = StackDump(report) { ["/a/V.swift", "/a/W.swift"].contains($0) }
    #expect(
      dump.places == [
        StackDump.Place(file: "/a/V.swift", line: 9, column: 25),
        StackDump.Place(file: "/a/W.swift", line: 3, column: 1),
      ])
    #expect(StackDump("no report", isKnown: { _ in true }).places.isEmpty)
  }

  /// A program in the place of the compiler: it continues forever while a file has the word "hang".
  @Test func `a body that the compiler does not end with gets a placeholder`() throws {
    let app = try MadeApp(
      "App",
      [
        "A.swift": "struct A {\n  var text: String {\n    hang()\n  }\n}",
        "B.swift": "struct B {}",
      ])
    let program = folder.path("compiler")
    try """
    #!/bin/sh
    files=$(sed -n 's/^"\\(.*\\.swift\\)"$/\\1/p' "${1#@}")
    place=$(grep -l hang $files) || exit 0
    trap 'printf "Stack dump:\\n0.\\tWhile checking %s:3:20)\\n" "$place"; exit 134' ABRT
    while :; do sleep 0.1; done
    """.write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    var compiler = Compiler(moduleFolders: [], macros: nil, workFolder: folder.path("work"))
    compiler.program = program
    compiler.timeLimit = 0
    let verdicts = try Adoption(compiler: compiler, stubFolder: folder.path("Stubs"))
      .run([AppModule(name: "App", files: [app.path("A.swift"), app.path("B.swift")])]).verdicts
    let verdict = try #require(verdicts.first)
    #expect(app.relative(verdict.compiled.map(\.path)) == ["B.swift"])
    #expect(app.relative(verdict.patched.map(\.path)) == ["A.swift"])
    #expect(verdict.errors(of: app.path("A.swift")).map(\.line) == [2])
  }
}
