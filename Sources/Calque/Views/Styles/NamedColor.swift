import CalqueAssets
public import Foundation

extension Color {
  /// Makes a colour of the asset catalogs of a bundle. It has the components of the appearance, the
  /// contrast and the device where it is used.
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders that are namespaces: `Brand/accent`.
  ///   - bundle: The bundle with the catalogs, `.xcassets`; nil for the main bundle, or for
  ///     ``EnvironmentValues/assetFolder``.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(NamedColor(name: name, folder: bundle?.resourcePath))
  }

  /// Makes a colour of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(NamedColor(name: resource.name, folder: resource.folder))
  }

  /// Whether a color of a bundle is in its catalogs.
  package static func isKnown(_ name: String, bundle: Bundle?) -> Bool {
    NamedColor(name: name, folder: bundle?.resourcePath).asset(in: nil) != nil
  }
}

/// The name of a colour in the asset catalogs of a bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let folder: String?

  /// Names a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle == .main ? nil : bundle.resourcePath
  }
}

private struct NamedColor: ColorProvider {
  let name: String
  let folder: String?

  func asset(in environment: EnvironmentValues?) -> ColorAsset? {
    AssetFolder(path: folder).library(in: environment)?.colors[name]
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let value = asset(in: environment)?.value(for: environment.assetTraits)
    switch value {
    case .components(let space, let red, let green, let blue, let opacity):
      let spaces: [ColorAsset.Space: Color.RGBColorSpace] = [
        .sRGB: .sRGB, .linear: .sRGBLinear, .displayP3: .displayP3,
      ]
      return Color(
        spaces[space] ?? .sRGB, red: red, green: green, blue: blue, opacity: opacity
      ).resolve(in: environment)
    case .system(let name):
      let known = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return SystemColor.named[known]?.resolve(in: environment)
        ?? Color.clear.resolve(in: environment)
    case nil:
      environment.diagnosticCollector?.report(.unknownColor(name), isUnplaced: true)
      return Color.clear.resolve(in: environment)
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A colour whose name is in no asset catalog of its bundle; nothing is painted.
  public static let unknownColor = Self("unknownColor", .error)
}

extension ViewDiagnostic {
  static func unknownColor(_ name: String) -> ViewDiagnostic {
    ViewDiagnostic(
      .unknownColor,
      "there is no colour \"\(name)\" in the asset catalogs; nothing is painted. Add "
        + "\(name).colorset to a catalog, or specify a bundle or assetFolder")
  }
}
