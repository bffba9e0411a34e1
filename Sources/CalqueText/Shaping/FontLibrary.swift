public import Foundation
import Synchronization

/// The fonts that texts are drawn with, found once and shared by all paragraphs.
///
/// There are three ways to say which fonts: ``system`` has those of the machine,
/// ``init(families:folders:)`` finds only some families of them, and ``init(files:fallback:)``
/// opens exactly the files that are named. A host takes one in its environment:
///
/// ```swift
/// let fonts = try FontLibrary(files: [regular, bold])
/// let host = ViewHost(ContentView(), size: size) { $0.fontLibrary = fonts }
/// ```
///
/// Its results depend only on the fonts, not on a user's preferences, the names of folders or the
/// order of arguments. The system font is drawn with Inter, and the Noto families are preferred for
/// every script that Inter lacks, whatever else there is. The environment can affect the folders of
/// the machine's fonts: see ``standardFolders``.
public final class FontLibrary: Sendable {
  /// The fonts of this machine, found once for the whole program.
  public static let system = FontLibrary()

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

  /// What this library has searched.
  let source: FontList.Source
  private let fonts: FontStore
  private let texts = Mutex(RecentTexts())

  /// Finds fonts.
  ///
  /// - Parameter folders: The folders to search, including their subfolders.
  public init(folders: [String] = FontLibrary.standardFolders) {
    source = FontList.Source(folders: folders)
    fonts = FontStore(source)
  }

  /// Opens exactly the named files. Each can have several faces.
  ///
  /// - Parameters:
  ///   - files: The font files, in any order.
  ///   - fallback: A library for the characters and families that the files lack; nil if what they
  ///     lack is not drawn, as tests want it that have to draw the same on all machines.
  /// - Throws: `FontError.unreadableFile` and `FontError.notAFont` for a file.
  public init(files: [URL], fallback: FontLibrary? = nil) throws(FontError) {
    let paths = files.map { $0.standardizedFileURL.path }
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, FileManager.default.isReadableFile(atPath: path)
      else { throw .unreadableFile(path: path) }
    }
    source = FontList.Source(files: paths)
    fonts = FontStore(source, fallback: fallback?.fonts)
    for path in paths where !fonts.hasFace(inFile: path) { throw .notAFont(path: path) }
  }

  /// Finds exactly the named families.
  ///
  /// - Parameters:
  ///   - families: The English names of the families, such as `Inter`, in any case and order.
  ///   - folders: The folders to search, including their subfolders.
  /// - Throws: `FontError.missingFamily` for a name that no font in the folders has.
  public init(
    families: [String], folders: [String] = FontLibrary.standardFolders
  ) throws(FontError) {
    source = FontList.Source(folders: folders, families: Set(families.map { $0.lowercased() }))
    fonts = FontStore(source)
    for family in families where !fonts.hasFamily(family) {
      throw .missingFamily(family, folders: folders)
    }
  }

  /// Throws an error that describes what to install, if there is no font at all.
  package func requireFonts() throws(FontError) {
    if fonts.isEmpty { throw .noFonts(folders: source.folders) }
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
