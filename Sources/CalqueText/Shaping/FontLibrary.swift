import Foundation
import Synchronization

/// The fonts of a machine, found once and shared by all paragraphs.
///
/// Only font files decide what it answers: no user's preferences, no order of folders. The system font
/// is drawn with Inter, and the Noto families are preferred for every script that it lacks. The
/// environment has a say in where fonts are looked for: see ``standardFolders``.
public final class FontLibrary: Sendable {
  /// Where Linux systems keep the fonts that all users share.
  public static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Where fonts are looked for: the folders of the configuration file that `FONTCONFIG_FILE` or
  /// `FONTCONFIG_PATH` names, else ``systemFolders``. Nothing else of the file counts: its preferences
  /// and aliases must not move a line break.
  public static var standardFolders: [String] {
    standardFolders(environment: ProcessInfo.processInfo.environment)
  }

  static func standardFolders(environment: [String: String]) -> [String] {
    var file = environment["FONTCONFIG_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    // The path is a list of folders in which a file without one is looked for.
    let places = (environment["FONTCONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
    if file?.hasPrefix("/") != true {
      let name = file ?? "fonts.conf"
      file =
        places.map { $0 + "/" + name }.first(where: FileManager.default.fileExists(atPath:)) ?? file
    }
    return file.flatMap(FontList.configuredFolders(file:)) ?? systemFolders
  }

  /// Where this library has looked.
  let folders: [String]
  private let fonts: FontStore
  private let texts = Mutex(RecentTexts())

  /// Looks for fonts.
  ///
  /// - Parameter folders: Where to look, folders inside these included.
  public init(folders: [String] = FontLibrary.standardFolders) {
    self.folders = folders
    fonts = FontStore(folders: folders)
  }

  /// Throws an error that says what to install, if there is no font at all.
  package func requireFonts() throws(FontError) {
    if fonts.isEmpty { throw .noFonts(folders: folders) }
  }

  /// A text, shaped. Interfaces show the same words again and again: a text that was asked for
  /// lately is not shaped again.
  func shapedText(_ text: StyledText) -> ShapedText {
    if let known = texts.withLock({ $0.find(text) }) { return known }
    let shaped = ShapedText(text, fonts: fonts)
    texts.withLock { $0.insert(shaped, for: text) }
    return shaped
  }
}
