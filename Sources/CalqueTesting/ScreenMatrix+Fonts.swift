public import Calque
import CalqueFonts

extension ScreenMatrix {
  /// The fonts of all screens, unless ``configure`` sets others.
  ///
  /// They are those of `FontLibrary.calque`, so that two machines lay out and draw the same. Only
  /// for characters and families that they lack, the fonts of the machine are used. A matrix
  /// without any font of the machine is configured with `$0.fontLibrary = .calque`.
  public nonisolated static let fonts: FontLibrary =
    (try? FontLibrary(files: FontLibrary.calqueFiles, fallback: .system)) ?? .system
}
