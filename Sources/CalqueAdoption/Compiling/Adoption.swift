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
      let verdict = try ModuleCheck(
        module, sources[module.name] ?? [], compiler: compiler, report: report
      ).run()
      report(
        "\(module.name): \(verdict.compiled.count) of \(verdict.sources.count) files compile, "
          + "\(verdict.compiledViewFiles.count) of \(verdict.viewFiles.count) view files, and "
          + "\(verdict.patched.count) with placeholders")
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
    for name in counts.keys {
      for other in StandIns.needs(of: name) where !own.contains(other) {
        counts[other, default: 0] += 0
      }
    }
    for name in Self.stubOrder(counts.keys.sorted()) {
      let count = counts[name] ?? 0
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

  /// Names of stubs, each after those that it imports. All may import SwiftUI.
  private static func stubOrder(_ names: [String]) -> [String] {
    var order = names.filter { $0 == "SwiftUI" }
    func add(_ name: String) {
      guard names.contains(name), !order.contains(name) else { return }
      StandIns.needs(of: name).forEach(add)
      order.append(name)
    }
    names.forEach(add)
    return order
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
    if let text = StandIns.text(of: name) {
      return """
        // The module \(name) does not exist here; \(files) it.
        // This is what view files use most of it; views are frames with their names. Change it as
        // the app needs it. This file is not written again.

        \(text)
        """
    }
    return """
      // The module \(name) does not exist here; \(files) it.
      // Declare what they use of it, as public. This file is not written again.
      // Frameworks of Apple's bring Foundation.
      @_exported import Foundation

      """
  }

  /// Modules of Apple's that have nothing which another one does not have. They are not Calque's,
  /// since packages for Linux ask whether they can import some of them.
  static let sameModules = [
    "Cocoa": "AppKit", "CoreGraphics": "UIKit", "DeveloperToolsSupport": "SwiftUI",
    "QuartzCore": "UIKit", "SwiftUICore": "SwiftUI",
  ]
}
