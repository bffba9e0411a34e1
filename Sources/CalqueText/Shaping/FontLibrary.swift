import Foundation
import Synchronization

/// The fonts of a machine, found once and shared by all paragraphs.
///
/// Its results depend only on font files, not on a user's preferences or the order of folders. The
/// system font is drawn with Inter, and the Noto families are preferred for every script that Inter
/// lacks. The environment can affect the searched folders: see ``standardFolders``.
public final class FontLibrary: Sendable {
  /// The folders where Linux systems store the fonts for all users.
  public static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The searched folders: those of the configuration file that `FONTCONFIG_FILE` or
  /// `FONTCONFIG_PATH` names, otherwise ``systemFolders``. Nothing else in the file is used,
  /// because its preferences and aliases must not move a line break.
  public static var standardFolders: [String] {
    standardFolders(environment: ProcessInfo.processInfo.environment)
  }

  static func standardFolders(environment: [String: String]) -> [String] {
    var file = environment["FONTCONFIG_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    // The path is a list of folders in which a file without a folder is searched.
    let places = (environment["FONTCONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
    if file?.hasPrefix("/") != true {
      let name = file ?? "fonts.conf"
      file =
        places.map { $0 + "/" + name }.first(where: FileManager.default.fileExists(atPath:)) ?? file
    }
    return file.flatMap(FontList.configuredFolders(file:)) ?? systemFolders
  }

  /// The folders that this library has searched.
  let folders: [String]
  private let fonts: FontStore
  private let texts = Mutex(RecentTexts())

  /// Finds fonts.
  ///
  /// - Parameter folders: The folders to search, including their subfolders.
  public init(folders: [String] = FontLibrary.standardFolders) {
    self.folders = folders
    fonts = FontStore(folders: folders)
  }

  /// Throws an error that describes what to install, if there is no font at all.
  package func requireFonts() throws(FontError) {
    if fonts.isEmpty { throw .noFonts(folders: folders) }
  }

  /// Returns a shaped text. Interfaces show the same words repeatedly: a recently shaped text is
  /// not shaped again.
  func shapedText(_ text: StyledText) -> ShapedText {
    if let known = texts.withLock({ $0.find(text) }) { return known }
    let shaped = ShapedText(text, fonts: fonts)
    texts.withLock { $0.insert(shaped, for: text) }
    return shaped
  }
}
