import CalqueAssets
import Foundation

private let folderSlot = EnvironmentSlot<String>()
private let idiomSlot = EnvironmentSlot<String>()

extension EnvironmentValues {
  /// The folder in which pictures and colours are looked for whose views name no bundle; nil for
  /// the resources of the main bundle.
  ///
  /// A test sets it to the folder of an app's asset catalogs.
  public var assetFolder: String? {
    get { self[folderSlot] }
    set { self[folderSlot] = newValue }
  }

  /// The kind of device that assets are chosen for, as catalogs name it: `iphone`, `ipad`, `mac`,
  /// `watch`, `tv`, `vision`.
  public var assetIdiom: String {
    get { self[idiomSlot] ?? "iphone" }
    set { self[idiomSlot] = newValue }
  }

  var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.isDark = colorScheme == .dark
    traits.isHighContrast = colorSchemeContrast == .increased
    traits.idiom = assetIdiom
    traits.scale = Double(usableDisplayScale)
    traits.isRightToLeft = layoutDirection == .rightToLeft
    traits.isCompactWidth = horizontalSizeClass.map { $0 == .compact }
    traits.isCompactHeight = verticalSizeClass.map { $0 == .compact }
    return traits
  }
}

/// Where the assets of a view are.
struct AssetFolder {
  /// The folder of a bundle; nil for that of the environment, or of the main bundle.
  let path: String?

  func library(in environment: EnvironmentValues?) -> AssetLibrary? {
    if let path { return .of(path) }
    if let folder = environment?.assetFolder { return .of(folder, depth: AssetLibrary.depthOfApps) }
    // Beside a program there are folders with everything that was built.
    return Bundle.main.resourcePath.map { .of($0, depth: 0) }
  }
}
