import Foundation

/// Runs the Swift compiler on a module of an app.
package struct Compiler: Sendable {
  /// The program, found by the search path.
  package var program = "swiftc"
  /// Folders with compiled modules.
  package var moduleFolders: [String]
  /// The modules of those folders that a package can depend on.
  package var importable: Set<String> = []
  /// Modules that are there and must not be found, nor have stubs.
  package var hidden: Set<String> = []
  /// The program that expands Calque's macros; nil without macros.
  package var macros: String?
  /// The files that describe C modules that the modules import.
  package var moduleMaps: [String] = []
  /// A folder for files that the compiler is given.
  package var workFolder: String
  /// After so many seconds the compiler is ended, and a second for each file more. It has to look
  /// at all variants of an expression that has an error, which may be without end.
  package var timeLimit = 60
  /// After so many seconds an expression is too complex.
  package var expressionTimeLimit = 3

  /// Makes a compiler.
  package init(moduleFolders: [String], macros: String?, workFolder: String) {
    self.moduleFolders = moduleFolders
    self.macros = macros
    self.workFolder = workFolder
  }

  /// What a run came to.
  package struct Outcome: Sendable {
    /// The errors with a place.
    package var errors: [CompilerDiagnostic]
    /// Whether the compiler ended with success.
    package var isSuccess: Bool
    /// All that it printed.
    package var output: String
    /// Whether it was ended after the time limit.
    package var isOverdue: Bool
  }

  /// Checks the types of a module's files.
  ///
  /// - Parameter isAlone: Whether one process checks all of them. If that is ended after the time
  ///   limit, it says where it was.
  package func check(
    _ files: [String], module: String, languageVersion: String, isAlone: Bool = false
  ) throws -> Outcome {
    let division = isAlone ? ["-wmo"] : Self.division(of: files.count)
    return try run(["-typecheck"] + division, files, module, languageVersion)
  }

  /// How many files a process checks at the least where several share them: each reads all files.
  private static let filesOfProcess = 12

  /// What has the driver check files by one process, or by as many as there are processors. It must
  /// not end the others when one finds errors.
  static func division(
    of count: Int, processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) -> [String] {
    let processes = min(processors, count / filesOfProcess)
    guard processes > 1 else { return ["-wmo"] }
    return ["-enable-batch-mode", "-j\(processes)", "-continue-building-after-errors"]
  }

  /// Makes the interface of a module, for modules that import it.
  package func emit(_ files: [String], module: String, languageVersion: String) throws -> Outcome {
    try run(
      [
        "-emit-module", "-wmo", "-emit-module-path", "\(workFolder)/Modules/\(module).swiftmodule",
        "-experimental-skip-non-inlinable-function-bodies",
      ], files, module, languageVersion)
  }

  /// Whether a module can be imported: from the toolchain, Calque, or this app.
  package func canImport(_ module: String) -> Bool {
    importable.contains(module) || Self.ofToolchain.contains(module)
      || FileManager.default.fileExists(atPath: "\(workFolder)/Modules/\(module).swiftmodule")
  }

  /// Modules that come with Swift and the system on Linux.
  private static let ofToolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "RegexBuilder",
    "Dispatch", "Glibc", "Distributed", "XCTest", "Testing", "Cxx", "_Concurrency",
    "_StringProcessing",
  ]

  private func run(
    _ mode: [String], _ files: [String], _ module: String, _ languageVersion: String
  ) throws -> Outcome {
    let folders = moduleFolders + ["\(workFolder)/Modules"]
    var arguments =
      mode + [
        "-module-name", module, "-swift-version", languageVersion, "-package-name", "app",
        "-suppress-warnings", "-diagnostic-style", "llvm", "-D", "DEBUG",
        "-enable-bare-slash-regex", "-module-cache-path", "\(workFolder)/Cache", "-Xfrontend",
        "-solver-expression-time-threshold=\(expressionTimeLimit)",
      ]
    if !files.contains(where: SourceFile.isScript) { arguments.append("-parse-as-library") }
    for folder in folders { arguments += ["-I", folder] }
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    if let macros { arguments += ["-load-plugin-executable", "\(macros)#CalqueMacros"] }
    let list = "\(workFolder)/\(module).arguments"
    try (arguments + files).map(Self.quoted).joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let result = try CommandRun(
      [program, "@\(list)"], output: "\(workFolder)/\(module).output",
      timeLimit: timeLimit + files.count, signal: SIGABRT)
    return Outcome(
      errors: CompilerDiagnostic.errors(in: result.output), isSuccess: result.status == 0,
      output: result.output, isOverdue: result.isOverdue)
  }

  private static func quoted(_ argument: String) -> String {
    let escaped = argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
