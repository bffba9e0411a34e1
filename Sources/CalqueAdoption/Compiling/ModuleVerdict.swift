/// What the compiler said of a module's files.
package struct ModuleVerdict: Sendable {
  /// What the compiler said of a file.
  package enum FileVerdict: Sendable {
    /// It compiles.
    case compiles
    /// It compiles with placeholders in the place of bodies of views, which have errors.
    case patched([CompilerDiagnostic])
    /// It has errors, with all other files of the app at hand.
    case fails([CompilerDiagnostic])
    /// It has errors only without what other files leave out.
    case depends([CompilerDiagnostic])
  }

  /// The module.
  package let module: AppModule
  /// The contents of its files.
  package let sources: [SourceFile]
  /// What was said of each file, by path.
  package let files: [String: FileVerdict]
  /// The copies with placeholders that compile, by the paths of the files.
  package var patches: [String: [UInt8]] = [:]
  /// The files with placeholders that have errors only without what others leave out.
  package var dependents: Set<String> = []

  /// The files that compile, in order.
  package var compiled: [SourceFile] {
    sources.filter { if case .compiles = files[$0.path] { true } else { false } }
  }

  /// The files that compile with placeholders, in order.
  package var patched: [SourceFile] {
    sources.filter { if case .patched = files[$0.path] { true } else { false } }
  }

  /// The errors of a file; empty if it compiles.
  package func errors(of path: String) -> [CompilerDiagnostic] {
    switch files[path] {
    case .fails(let errors), .depends(let errors), .patched(let errors): errors
    case .compiles, nil: []
    }
  }

  /// Whether a file only depends on what others lack.
  package func isDependent(_ path: String) -> Bool {
    if case .depends = files[path] { true } else { dependents.contains(path) }
  }

  /// The view files: those that import SwiftUI.
  package var viewFiles: [SourceFile] { sources.filter(\.importsSwiftUI) }

  /// The view files that compile.
  package var compiledViewFiles: [SourceFile] { compiled.filter(\.importsSwiftUI) }
}
