import Foundation

/// Cases that are compiled into one program: those with the same prelude.
struct CaseGroup {
  let prelude: String?
  let cases: [(number: Int, layoutCase: LayoutCase)]
  let folder: URL
  let package: BuiltPackage

  /// The result of a case.
  enum Outcome {
    case measured(Measurement)
    case failed(String)
  }

  /// The frames of a case.
  struct Measurement {
    var size: [Double] = []
    var frames: [String: [Double]] = [:]
  }

  /// Compiles and runs the cases. Those that do not compile, or crash, are removed, and the others
  /// are tried again.
  func outcomes() throws -> [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(CaseSource.support, to: "support.swift")
    if let prelude { try write(CaseSource.prelude(prelude), to: "prelude.swift") }
    for (number, layoutCase) in cases {
      try write(CaseSource.file(of: layoutCase, number: number), to: "case\(number).swift")
    }
    var left = cases
    while !left.isEmpty {
      try write(CaseSource.main(left), to: "main.swift")
      let build = try compile(left.map(\.number))
      if build.status == 0 { break }
      let errors = Self.firstErrors(in: build.errors + build.output)
      if errors.isEmpty {
        let message = Self.firstError(in: build.errors + build.output)
        for (number, _) in left { outcomes[number] = .failed(message) }
        return outcomes
      }
      for (number, message) in errors { outcomes[number] = .failed(message) }
      left.removeAll { errors[$0.number] != nil }
    }
    try measure(left.map(\.number), into: &outcomes)
    return outcomes
  }

  private var program: String { folder.appending(path: "cases").path }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func compile(_ numbers: [Int]) throws -> ShellResult {
    var names = ["main.swift", "support.swift"] + numbers.map { "case\($0).swift" }
    if prelude != nil { names.append("prelude.swift") }
    let files = names.map { folder.appending(path: $0).path }
    return try run(
      "swiftc",
      ["-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-module-name", "Cases"]
        + package.compilerArguments + files + package.linkerArguments + ["-o", program],
      in: folder)
  }

  /// Returns the first error of each case's file.
  private static func firstErrors(in text: String) -> [Int: String] {
    var found: [Int: String] = [:]
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /case(\d+)\.swift:(\d+):\d+: error: (.*)/),
        let number = Int(match.1), let row = Int(match.2), found[number] == nil
      else { continue }
      found[number] =
        "does not compile, line \(CaseSource.codeLine(ofFileLine: row)): \(match.3)"
    }
    return found
  }

  private static func firstError(in text: String) -> String {
    let line = text.split(separator: "\n").first { $0.contains("error:") }
    return "does not compile: \(line ?? "the compiler gave no reason")"
  }

  private func measure(_ numbers: [Int], into outcomes: inout [Int: Outcome]) throws {
    var skipped: [Int] = []
    while skipped.count < numbers.count {
      let result = try run(program, skipped.map { "-\($0)" })
      let last = parse(result.output, into: &outcomes)
      guard result.status != 0, let last else { return }
      let reason = result.errors.split(separator: "\n").first { $0.contains("rror") }
      outcomes[last] = .failed("crashes: \(reason ?? "no message")")
      // Results from before the crash are kept.
      skipped = numbers.filter { outcomes[$0] != nil }
    }
  }

  /// Reads the program's output, and returns its last case.
  private func parse(_ output: String, into outcomes: inout [Int: Outcome]) -> Int? {
    var current: Int?
    var measurement = Measurement()
    func finish() {
      if let current { outcomes[current] = .measured(measurement) }
    }
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      switch words.first {
      case "begin" where words.count == 2:
        finish()
        current = Int(words[1])
        measurement = Measurement()
      case "size" where words.count == 3:
        measurement.size = words.dropFirst().compactMap { Double($0) }
      case "frame" where words.count >= 6:
        let name = words.dropFirst(5).joined(separator: " ")
        measurement.frames[name] = words[1...4].compactMap { Double($0) }
      default: break
      }
    }
    finish()
    return current
  }
}
