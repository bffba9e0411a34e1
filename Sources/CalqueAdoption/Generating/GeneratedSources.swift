import Foundation

/// Files that are written for a module, as Xcode and the package manager do.
enum GeneratedSources {
  /// What the package manager writes for targets with resources.
  static func resourceAccessor(_ module: AppModule) -> String {
    let path = bundle(at: module.resources.first ?? "")
    return """
      import Foundation

      extension Foundation.Bundle {
        /// The folder of the module's resources.
        static let module = Bundle(path: \"\(path)\") ?? Bundle.main
      }

      """
  }

  /// The folder that is the bundle. Foundation looks in a folder of these names for the resources
  /// of a bundle that has one: then it is a catalog.
  private static func bundle(at path: String) -> String {
    let isShaped = ["Resources", "Contents", "Support Files"].contains {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
    return isShaped ? AppReader.catalogs(in: path).first ?? path : path
  }

  /// What Xcode makes of the names in a module's asset catalogs; nil if it has none.
  static func assetSymbols(_ module: AppModule, _ sources: [SourceFile]) -> String? {
    let symbols = AssetSymbols(folders: module.resources)
    guard !symbols.isEmpty else { return nil }
    return symbols.text(declared: sources.reduce(into: []) { $0.formUnion($1.statics) })
  }
}
