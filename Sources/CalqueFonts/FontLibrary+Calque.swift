public import CalqueText
public import Foundation

extension FontLibrary {
  /// The fonts that come with Calque: Inter as the system font, and Noto for other scripts.
  ///
  /// They have all characters of the catalogs of the gallery and of the system's words: Latin,
  /// Greek, Cyrillic, Arabic, Hebrew, Thai, Devanagari and other scripts of India, Georgian and
  /// Armenian. Of Chinese, Japanese and Korean they have only the characters of those catalogs.
  /// Nothing of the machine is used, so a screen has the same frames and bytes everywhere:
  ///
  /// ```swift
  /// let host = ViewHost(ContentView(), size: size) { $0.fontLibrary = .calque }
  /// ```
  ///
  /// Characters that they lack are findings. ``calqueFiles`` adds files of your own, or a fallback.
  public static let calque: FontLibrary = {
    // If a file is missing or broken, the error of drawing names the folder.
    (try? FontLibrary(files: calqueFiles)) ?? FontLibrary(folders: [FontFolder.expected.path])
  }()

  /// The files of ``calque``, to which others can be added:
  ///
  /// ```swift
  /// let fonts = try FontLibrary(files: FontLibrary.calqueFiles + [brand], fallback: .system)
  /// ```
  ///
  /// Empty if the program was moved without the folder `calque_CalqueFonts.resources`, which has to
  /// be beside it.
  public static let calqueFiles: [URL] = FontFolder.files
}

/// The folder of the font files, as SwiftPM copies it.
enum FontFolder {
  /// The bundle of the target's resources.
  private static let bundle = "calque_CalqueFonts.resources"

  /// The folder beside the program.
  static var expected: URL { folder(in: Bundle.main.bundleURL) }

  /// The accessor that SwiftPM makes, `Bundle.module`, ends the process if there is no folder.
  private static var candidates: [URL] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [
      expected, folder(in: program.deletingLastPathComponent()),
      source.appendingPathComponent("Fonts"),
    ]
  }

  private static func folder(in place: URL) -> URL {
    place.appendingPathComponent(bundle).appendingPathComponent("Fonts")
  }

  /// The fonts in the first folder that has some, by name.
  static var files: [URL] {
    candidates.lazy.map(fonts).first { !$0.isEmpty } ?? []
  }

  private static func fonts(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.sorted()
      .map(folder.appendingPathComponent)
  }
}
