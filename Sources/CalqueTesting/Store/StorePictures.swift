public import Calque
import Foundation

/// Writes pictures for stores in all languages.
///
/// ```swift
/// let pictures = StorePictures(catalogs: catalogs, locales: ["en", "ar"])
/// try pictures.write("trip", to: folder) { size in
///   StoreScreenshot("Plan every trip", on: size) { TripScreen() } background: { Color.yellow }
/// }
/// ```
///
/// The files are `LANGUAGE/STORE/NAME-DEVICE.png`, without transparency, as both stores want them.
@MainActor
public struct StorePictures {
  /// The identifiers of the locales.
  public var locales: [String]
  /// The sizes.
  public var sizes: [StoreSize]
  /// Whether the screens are light or dark.
  public var colorScheme: ColorScheme
  private var matrix: ScreenMatrix

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - catalogs: The translations, of the captions too.
  ///   - locales: The identifiers of the locales.
  ///   - sizes: The sizes.
  ///   - colorScheme: Whether the screens are light or dark.
  ///   - now: The present, for timers and relative dates.
  ///   - configure: Makes further changes to the environment.
  public init(
    catalogs: CatalogBundle, locales: [String], sizes: [StoreSize] = StoreSize.required,
    colorScheme: ColorScheme = .light, now: Date = Date(timeIntervalSinceReferenceDate: 0),
    configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.locales = locales
    self.sizes = sizes
    self.colorScheme = colorScheme
    matrix = ScreenMatrix(
      catalogs: catalogs, locales: locales, size: .zero, now: now, configure: configure)
  }

  /// Lays out a picture in one language.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - locale: The identifier of the locale.
  ///   - size: The size.
  ///   - content: Makes the picture, usually a ``StoreScreenshot``.
  public func picture<Content: View>(
    _ name: String, locale: String, size: StoreSize, @ViewBuilder content: (StoreSize) -> Content
  ) -> LocalizedScreen {
    var matrix = matrix
    matrix.size = size.points
    let configure = matrix.configure
    matrix.configure = { [colorScheme] environment in
      environment.colorScheme = colorScheme
      environment.displayScale = CGFloat(size.scale)
      configure(&environment)
    }
    return matrix.screen(name, locale: locale) { content(size) }
  }

  /// Writes a picture in all languages and sizes.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, as part of a file name.
  ///   - folder: The folder, which is made if it does not exist.
  ///   - content: Makes the picture, usually a ``StoreScreenshot``.
  /// - Returns: What is wrong with a caption or a screen, such as a text that is cut.
  /// - Throws: Errors of the renderer, and errors of Foundation if a file cannot be written.
  @discardableResult
  public func write<Content: View>(
    _ name: String, to folder: URL, @ViewBuilder content: (StoreSize) -> Content
  ) throws -> [(locale: String, size: StoreSize, findings: [ScreenFinding])] {
    var found: [(locale: String, size: StoreSize, findings: [ScreenFinding])] = []
    for locale in locales {
      for size in sizes {
        let screen = picture(name, locale: locale, size: size, content: content)
        let file = folder.appendingPathComponent(
          "\(locale)/\(size.store.rawValue)/\(name)-\(size.name).png")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try screen.png(scale: size.scale).write(to: file)
        let findings = screen.findings(from: .warning)
        if !findings.isEmpty { found.append((locale, size, findings)) }
      }
    }
    return found
  }
}
