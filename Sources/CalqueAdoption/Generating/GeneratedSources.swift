import Foundation

/// Files that are written for a module, as Xcode and the package manager do.
enum GeneratedSources {
  /// What the package manager writes for targets with resources.
  static func resourceAccessor(_ module: AppModule) -> String {
    let path = module.resources.first ?? ""
    return """
      import Foundation

      extension Foundation.Bundle {
        /// The folder of the module's resources.
        static let module = Bundle(path: \"\(path)\") ?? Bundle.main
      }

      """
  }

  /// What Xcode makes of the names in a module's asset catalogs; nil if it has none.
  static func assetSymbols(_ module: AppModule, _ sources: [SourceFile]) -> String? {
    let symbols = AssetSymbols(folders: module.resources)
    guard !symbols.isEmpty else { return nil }
    return symbols.text(declared: sources.reduce(into: []) { $0.formUnion($1.statics) })
  }
}
