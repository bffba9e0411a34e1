import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target, which only Xcode does by itself: into `.lproj` folders,
/// which Foundation reads, and into a Swift file with a symbol for each key added by hand.
@main
struct CalqueCompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "calque-compile-catalog").url
    let folder = context.pluginWorkDirectoryURL
    return try module.sourceFiles(withSuffix: ".xcstrings").map { file in
      let contents = try CatalogContents(of: file.url)
      let table = file.url.deletingPathExtension().lastPathComponent
      var arguments = [file.url.path, CatalogContents.variations]
      var outputs: [URL] = []
      if contents.hasSymbols, let name = moduleOfResources(target) {
        arguments += ["--symbols", name]
        outputs.append(folder.appending(path: "GeneratedStringSymbols_\(table).swift"))
      }
      outputs += contents.files.map {
        folder.appending(path: "\($0.language).lproj/\(table).\($0.kind)")
      }
      return .buildCommand(
        displayName: "Compiling \(file.url.lastPathComponent)", executable: tool,
        arguments: arguments + outputs.map(\.path), inputFiles: [file.url], outputFiles: outputs)
    }
  }

  /// The module that declares `LocalizedStringResource`; nil if the target has none.
  private func moduleOfResources(_ target: any Target) -> String? {
    #if os(macOS)
      return "Foundation"
    #else
      let names = Set(target.recursiveTargetDependencies.map(\.name))
      return ["SwiftUI", "Calque", "CalqueLocalization"].first(where: names.contains)
    #endif
  }
}

/// What the build has to know of a catalog before it is compiled.
struct CatalogContents {
  /// A file to make.
  struct File {
    let language: String
    /// `strings` or `stringsdict`.
    let kind: String
  }

  let files: [File]
  let hasSymbols: Bool

  /// How texts that vary are written: Foundation of Linux ends the process when it looks up a key of
  /// a `.stringsdict`.
  static var variations: String {
    #if os(macOS)
      "dictionary"
    #else
      "general"
    #endif
  }

  init(of url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: url))
    let catalog = object as? [String: Any] ?? [:]
    let entries = (catalog["strings"] as? [String: Any] ?? [:]).values.compactMap {
      $0 as? [String: Any]
    }
    var varies: [String: Bool] = [:]
    // The keys are the texts of the source language.
    if let source = catalog["sourceLanguage"] as? String { varies[source] = false }
    for entry in entries {
      for (language, value) in entry["localizations"] as? [String: Any] ?? [:] {
        let fields = value as? [String: Any] ?? [:]
        let hasForms = fields["variations"] != nil || fields["substitutions"] != nil
        varies[language, default: false] = varies[language] == true || hasForms
      }
    }
    files = varies.sorted { $0.key < $1.key }.flatMap { language, hasForms in
      let strings = File(language: language, kind: "strings")
      let needsBoth = hasForms && Self.variations == "dictionary"
      return needsBoth ? [strings, File(language: language, kind: "stringsdict")] : [strings]
    }
    hasSymbols = entries.contains { $0["extractionState"] as? String == "manual" }
  }
}
