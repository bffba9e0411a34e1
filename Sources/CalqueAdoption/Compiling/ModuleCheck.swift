import CalqueDiagnostics
import CalqueSwiftSource
import Foundation

/// Finds out which files of a module compile.
///
/// All are compiled together. Bodies that have errors get placeholders, declarations with errors
/// elsewhere are left out, and all are compiled again, until none has errors.
struct ModuleCheck {
  private let module: AppModule
  private let sources: [SourceFile]
  private let compiler: Compiler
  private let report: (String) -> Void

  init(
    _ module: AppModule, _ sources: [SourceFile], compiler: Compiler,
    report: @escaping (String) -> Void
  ) {
    (self.module, self.sources, self.compiler, self.report) = (module, sources, compiler, report)
  }

  /// Compiles the files.
  ///
  /// - Throws: An error of Foundation if files cannot be read or written.
  func run() throws -> ModuleVerdict {
    let copies = try writeCopies()
    let symbols = try writeSymbols()
    var extra = try writeAccessor() + symbols
    var state = State(remaining: module.files)
    while !state.remaining.isEmpty {
      report("\(module.name): checking \(state.remaining.count) files")
      let outcome = try compiler.check(
        extra + state.remaining.compactMap { copies[$0] }, module: module.name,
        languageVersion: module.languageVersion, isAlone: state.isAlone)
      if outcome.isSuccess { break }
      // Of several processes one may be busy without end; the others are not to blame.
      if outcome.isOverdue, !state.isAlone {
        state.isAlone = true
        continue
      }
      // Files of the app matter more than declarations that do not fit to them.
      if outcome.errors.contains(where: { symbols.contains($0.file) }) {
        report(
          "\(module.name): what is made of its asset catalogs does not compile, and is left out")
        extra.removeAll { symbols.contains($0) }
        continue
      }
      try note(try errors(in: outcome, state.remaining, copies), copies, &state)
    }
    for path in state.remaining {
      state.verdicts[path] = state.covered[path].map { .patched($0) } ?? .compiles
    }
    try emitInterface(extra + state.remaining.compactMap { copies[$0] })
    var patches: [String: [UInt8]] = [:]
    for path in state.covered.keys {
      patches[path] = copies[path].flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
        .map(Array.init)
    }
    return ModuleVerdict(
      module: module, sources: sources, files: state.verdicts, patches: patches,
      dependents: state.dependents)
  }

  /// What is known after some runs of the compiler.
  private struct State {
    var remaining: [String]
    var verdicts: [String: ModuleVerdict.FileVerdict] = [:]
    var placeholders: [String: BodyPlaceholders] = [:]
    /// The errors of bodies that have placeholders.
    var covered: [String: [CompilerDiagnostic]] = [:]
    /// The files with placeholders that have errors only without what others leave out.
    var dependents: Set<String> = []
    var isFirst = true
    /// Whether one process checks all files.
    var isAlone = false
  }

  /// The errors of a run, by file.
  private func errors(
    in outcome: Compiler.Outcome, _ files: [String], _ copies: [String: String]
  ) throws -> [String: [CompilerDiagnostic]] {
    let known = Set(files)
    var errors = Dictionary(grouping: outcome.errors, by: \.file).filter { known.contains($0.key) }
    if errors.isEmpty || outcome.isOverdue {
      try checkModules(outcome)
      for error in try interruptions(of: outcome, files, copies) {
        errors[error.file, default: []].append(error)
      }
    }
    if errors.isEmpty {
      for path in suspects(in: outcome.output, files, copies) {
        errors[path] = [
          CompilerDiagnostic(file: path, line: 0, column: 0, message: Self.interruption(outcome))
        ]
      }
    }
    return errors
  }

  /// Puts placeholders where there are errors, and leaves files out where that is not possible.
  private func note(
    _ errors: [String: [CompilerDiagnostic]], _ copies: [String: String], _ state: inout State
  ) throws {
    for (path, errors) in errors {
      var placeholders =
        try state.placeholders[path] ?? BodyPlaceholders(bytes: rewriter(of: path).rewritten)
      let before = state.covered[path] ?? []
      if placeholders.cover(errors), let copy = copies[path] {
        let text = try rewriter(of: path).prefix(of: path) + placeholders.text
        try Data(text).write(to: URL(fileURLWithPath: copy))
        state.placeholders[path] = placeholders
        // Later errors follow from what was left out before.
        state.covered[path] = before.isEmpty ? errors : before
        if before.isEmpty, !state.isFirst { state.dependents.insert(path) }
      } else {
        let all = before + errors
        state.verdicts[path] = state.isFirst || !before.isEmpty ? .fails(all) : .depends(all)
        state.covered[path] = nil
        state.remaining.removeAll { $0 == path }
      }
    }
    state.isFirst = false
  }

  private func rewriter(of path: String) throws -> ConditionRewriter {
    ConditionRewriter(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Throws if an error has no file: then no file can be checked.
  private func checkModules(_ outcome: Compiler.Outcome) throws {
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.contains("<unknown>:0: error: ") }) else { return }
    throw FileError(path: module.name, reason: "the module cannot be checked: \(line)")
  }

  private static func interruption(_ outcome: Compiler.Outcome) -> String {
    outcome.isOverdue
      ? "the compiler did not come to an end here; there may be an error in it"
      : "the compiler crashed here"
  }

  /// Where the compiler crashed, or was after the time limit.
  private func interruptions(
    of outcome: Compiler.Outcome, _ files: [String], _ copies: [String: String]
  ) throws -> [CompilerDiagnostic] {
    let known = Set(files)
    let sources = Dictionary(copies.map { ($0.value, $0.key) }) { first, _ in first }
    let dump = StackDump(outcome.output) { known.contains($0) || sources[$0] != nil }
    return try dump.places.compactMap { place in
      let path = sources[place.file] ?? place.file
      guard known.contains(path) else { return nil }
      // Copies have lines in front.
      let newline = UInt8(ascii: "\n")
      let before =
        sources[place.file] == nil
        ? 0 : try rewriter(of: path).prefix(of: path).count { $0 == newline }
      return CompilerDiagnostic(
        file: path, line: max(place.line - before, 1), column: place.column,
        message: Self.interruption(outcome))
    }
  }

  /// The files in which the compiler may have crashed: all, if its output names none.
  private func suspects(
    in output: String, _ files: [String], _ copies: [String: String]
  ) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("While ") }
    let named = files.filter { path in
      lines.contains { $0.contains(path) || $0.contains(copies[path] ?? path) }
    }
    return named.isEmpty ? files : named
  }

  /// Writes the copies that are compiled, and returns their paths.
  private func writeCopies() throws -> [String: String] {
    let folder = "\(compiler.workFolder)/Copies/\(module.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var copies: [String: String] = [:]
    // A module has one file with statements, which keeps its name.
    let script = module.files.first(where: SourceFile.isScript)
    for (number, path) in module.files.enumerated() {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let copy = path == script ? "\(folder)/\(name)" : "\(folder)/\(number)-\(name)"
      try Data(rewriter(of: path).copy(of: path)).write(to: URL(fileURLWithPath: copy))
      copies[path] = copy
    }
    return copies
  }

  /// Writes what the package manager writes for a module with resources.
  private func writeAccessor() throws -> [String] {
    guard !module.resources.isEmpty else { return [] }
    let path = "\(compiler.workFolder)/Copies/\(module.name)/ResourceAccessor.swift"
    try GeneratedSources.resourceAccessor(module)
      .write(toFile: path, atomically: true, encoding: .utf8)
    return [path]
  }

  /// Writes what Xcode makes of asset catalogs.
  private func writeSymbols() throws -> [String] {
    guard compiler.importable.contains("SwiftUI"),
      let text = GeneratedSources.assetSymbols(module, sources)
    else { return [] }
    let path = "\(compiler.workFolder)/Copies/\(module.name)/AssetSymbols.swift"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return [path]
  }

  /// Makes what importing modules need: the interface of the files that compile, or an empty one.
  private func emitInterface(_ files: [String]) throws {
    let version = module.languageVersion
    if !files.isEmpty,
      try compiler.emit(files, module: module.name, languageVersion: version).isSuccess
    {
      return
    }
    let empty = "\(compiler.workFolder)/Empty.swift"
    try "".write(toFile: empty, atomically: true, encoding: .utf8)
    _ = try compiler.emit([empty], module: module.name, languageVersion: version)
  }
}
