public import Calque

extension ScreenMatrix {
  /// Lays out a preview in every language. The size of the matrix is that of the device, for
  /// previews that do not name one.
  ///
  /// ```swift
  /// @MainActor @Test func `previews hold in all languages`() async throws {
  ///   for preview in Previews.all(in: "App") {
  ///     for screen in try await matrix.screens(of: preview) {
  ///       #expect(screen.findings.isEmpty, "\(preview), \(screen.locale): \(screen.findings)")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter preview: The preview. Its description is the name of the screens.
  /// - Throws: What making the view throws.
  public func screens(of preview: FoundPreview) async throws -> [LocalizedScreen] {
    var screens: [LocalizedScreen] = []
    for locale in locales {
      let localizer = localizer(for: locale)
      let host = try await preview.makeHost(deviceSize: size) { setUp(&$0, localizer) }
      screens.append(screen(preview.description, locale: locale, host, localizer))
    }
    return screens
  }
}
