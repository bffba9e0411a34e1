import CalqueDiagnostics
import CalqueSwiftSource
import Foundation

/// Finds out which files of an app compile.
package struct Adoption {
  private let compiler: Compiler
  private let stubFolder: String
  private let report: (String) -> Void

  /// Makes an adoption.
  ///
  /// - Parameters:
  ///   - compiler: Compiles the files.
  ///   - stubFolder: The folder of the stubs of modules that cannot be had, a folder a module. The
  ///     stubs that exist are used, missing ones are written.
  ///   - report: Takes a line on the progress.
  package init(
    compiler: Compiler, stubFolder: String, report: @escaping (String) -> Void = { _ in }
  ) {
    (self.compiler, self.stubFolder, self.report) = (compiler, stubFolder, report)
  }

  /// What came of an app.
  package struct Result: Sendable {
    /// The modules, those without dependencies first.
    package var verdicts: [ModuleVerdict]
    /// The modules that cannot be had, and how many files import each.
    package var stubs: [String: Int]
  }

  /// Compiles the modules of an app, as far as they do.
  ///
  /// - Throws: An error of Foundation if files cannot be read or written.
  package func run(_ modules: [AppModule]) throws -> Result {
    // Modules of an earlier run would hide that there are stubs.
    for folder in ["Modules", "Copies"] {
      let path = "\(compiler.workFolder)/\(folder)"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    var sources: [String: [SourceFile]] = [:]
    for module in modules {
      sources[module.name] = try module.files.map {
        SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: $0))))
      }
    }
    let ordered = Self.ordered(modules) { name in
      Set((sources[name] ?? []).flatMap(\.imports))
    }
    let stubs = try makeStubs(ordered, sources)
    var verdicts: [ModuleVerdict] = []
    for module in ordered {
      let verdict = try judge(module, sources[module.name] ?? [])
      report(
        "\(module.name): \(verdict.compiled.count) of \(verdict.sources.count) files compile, "
          + "\(verdict.compiledViewFiles.count) of \(verdict.viewFiles.count) view files")
      verdicts.append(verdict)
    }
    return Result(verdicts: verdicts, stubs: stubs)
  }

  /// The frameworks of one of Apple's platforms that an app of another one does not have: code that
  /// asks for them must find that they are not there.
  ///
  /// - Throws: An error of Foundation if files cannot be read.
  package static func foreignFrameworks(_ modules: [AppModule]) throws -> Set<String> {
    var counts: [String: Int] = [:]
    for file in modules.flatMap(\.files) {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      for name in SourceFile(path: file, bytes: bytes).imports { counts[name, default: 0] += 1 }
    }
    return counts["AppKit", default: 0] > counts["UIKit", default: 0] ? [] : ["AppKit"]
  }

  /// The modules, each after those that it imports. Of a cycle, the first one comes first.
  static func ordered(_ modules: [AppModule], imports: (String) -> Set<String>) -> [AppModule] {
    var result: [AppModule] = []
    var known: Set<String> = []
    func add(_ module: AppModule) {
      guard known.insert(module.name).inserted else { return }
      let imported = imports(module.name)
      for other in modules where imported.contains(other.name) { add(other) }
      result.append(module)
    }
    for module in modules { add(module) }
    return result
  }

  // MARK: Stubs

  private func makeStubs(
    _ modules: [AppModule], _ sources: [String: [SourceFile]]
  ) throws -> [String: Int] {
    let own = Set(modules.map(\.name))
    var counts: [String: Int] = [:]
    for file in sources.values.joined() {
      // A stub of a module that a file asks for would have the code compiled that uses it.
      for name in Set(file.imports).subtracting(file.guarded)
      where !own.contains(name) && !compiler.canImport(name) && !compiler.hidden.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    // Other stubs may import SwiftUI.
    let names = counts.sorted { first, second in
      first.key == "SwiftUI" || second.key != "SwiftUI" && first.key < second.key
    }
    for (name, count) in names {
      let folder = "\(stubFolder)/\(name)"
      let path = "\(folder)/\(name).swift"
      if !FileManager.default.fileExists(atPath: path) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try stub(name, count).write(toFile: path, atomically: true, encoding: .utf8)
      }
      let outcome = try compiler.emit([path], module: name, languageVersion: "5")
      if !outcome.isSuccess {
        if name == "SwiftUI" {
          throw FileError(path: path, reason: "Calque cannot be imported:\n\(outcome.output)")
        }
        report("\(path) does not compile")
        for error in outcome.errors { report("\(error.file):\(error.line): \(error.message)") }
      }
    }
    return counts
  }

  private func stub(_ name: String, _ count: Int) -> String {
    // A Calque without a module of this name.
    if name == "SwiftUI" {
      return """
        @_exported import Calque
        @_exported import Foundation
        @_exported import Observation

        """
    }
    if let other = Self.sameModules[name], compiler.importable.contains(other) {
      return "@_exported import \(other)\n"
    }
    let files = count == 1 ? "1 file imports" : "\(count) files import"
    return """
      // The module \(name) does not exist here; \(files) it.
      // Declare what they use of it, as public. This file is not written again.

      """
  }

  /// Modules of Apple's that have nothing which another one does not have. They are not Calque's,
  /// since packages for Linux ask whether they can import some of them.
  static let sameModules = [
    "Cocoa": "AppKit", "CoreGraphics": "UIKit", "DeveloperToolsSupport": "SwiftUI",
    "QuartzCore": "UIKit", "SwiftUICore": "SwiftUI", "os": "OSLog",
  ]

  // MARK: Files

  private func judge(_ module: AppModule, _ sources: [SourceFile]) throws -> ModuleVerdict {
    let copies = try writeCopies(of: module)
    let symbols = try writeSymbols(of: module, sources)
    var extra = try writeAccessor(of: module) + symbols
    var verdicts: [String: ModuleVerdict.FileVerdict] = [:]
    var remaining = module.files
    var isFirst = true
    while !remaining.isEmpty {
      report("\(module.name): checking \(remaining.count) files")
      let outcome = try compiler.check(
        extra + remaining.compactMap { copies[$0] }, module: module.name,
        languageVersion: module.languageVersion)
      if outcome.isSuccess { break }
      // Files of the app matter more than declarations that do not fit to them.
      if outcome.errors.contains(where: { symbols.contains($0.file) }) {
        report(
          "\(module.name): what is made of its asset catalogs does not compile, and is left out")
        extra.removeAll { symbols.contains($0) }
        continue
      }
      var errors = Dictionary(grouping: outcome.errors, by: \.file)
      let known = Set(remaining)
      errors = errors.filter { known.contains($0.key) }
      if errors.isEmpty {
        try checkModules(outcome, of: module)
        for path in suspects(in: outcome.output, remaining, copies) {
          errors[path] = [
            CompilerDiagnostic(
              file: path, line: 1, column: 1, message: "the compiler crashed or was ended here")
          ]
        }
      }
      for (path, errors) in errors {
        verdicts[path] = isFirst ? .fails(errors) : .depends(errors)
      }
      remaining.removeAll { errors[$0] != nil }
      isFirst = false
    }
    for path in remaining { verdicts[path] = .compiles }
    try emitInterface(of: module, extra + remaining.compactMap { copies[$0] })
    return ModuleVerdict(module: module, sources: sources, files: verdicts)
  }

  /// Throws if an error has no file: then no file can be checked.
  private func checkModules(_ outcome: Compiler.Outcome, of module: AppModule) throws {
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.contains("<unknown>:0: error: ") }) else { return }
    throw FileError(path: module.name, reason: "the module cannot be checked: \(line)")
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

  private func writeCopies(of module: AppModule) throws -> [String: String] {
    let folder = "\(compiler.workFolder)/Copies/\(module.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var copies: [String: String] = [:]
    for (number, path) in module.files.enumerated() {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let copy = "\(folder)/\(number)-\(URL(fileURLWithPath: path).lastPathComponent)"
      try Data(ConditionRewriter(bytes: bytes).copy(of: path))
        .write(to: URL(fileURLWithPath: copy))
      copies[path] = copy
    }
    return copies
  }

  /// Writes what the package manager writes for a module with resources.
  private func writeAccessor(of module: AppModule) throws -> [String] {
    guard !module.resources.isEmpty else { return [] }
    let path = "\(compiler.workFolder)/Copies/\(module.name)/ResourceAccessor.swift"
    try GeneratedSources.resourceAccessor(module)
      .write(toFile: path, atomically: true, encoding: .utf8)
    return [path]
  }

  /// Writes what Xcode makes of asset catalogs.
  private func writeSymbols(of module: AppModule, _ sources: [SourceFile]) throws -> [String] {
    guard compiler.importable.contains("SwiftUI"),
      let text = GeneratedSources.assetSymbols(module, sources)
    else { return [] }
    let path = "\(compiler.workFolder)/Copies/\(module.name)/AssetSymbols.swift"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return [path]
  }

  /// Makes what importing modules need: the interface of the files that compile, or an empty one.
  private func emitInterface(of module: AppModule, _ files: [String]) throws {
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
