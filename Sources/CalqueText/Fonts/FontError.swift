/// The reason why texts cannot be drawn with the fonts of a library.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no font in the folders that a library searched.
  case noFonts(folders: [String])
  /// A file that was named does not exist, cannot be read, or is a folder.
  case unreadableFile(path: String)
  /// A file that was named is not a font with outlines.
  case notAFont(path: String)
  /// No font in the folders that a library searched is of a family that was named.
  case missingFamily(String, folders: [String])

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .noFonts(let folders) where folders.isEmpty:
      "text cannot be drawn: the font library was made without files and folders; name some with "
        + "FontLibrary(files:), or use FontLibrary.system"
    case .noFonts(let folders):
      """
      text cannot be drawn: there are no fonts in \(folders.joined(separator: ", ")). \
      Run Tools/setup, or apt-get install \(FontPackages.standard.joined(separator: " ")), \
      or specify the folder of your fonts with FontLibrary(folders:) or FONTCONFIG_FILE
      """
    case .unreadableFile(let path):
      "\(path): cannot be read; expected a font file that exists"
    case .notAFont(let path):
      "\(path): not a font; expected an OpenType or TrueType file"
    case .missingFamily(let family, let folders):
      "there is no font of the family \(family) in \(folders.joined(separator: ", ")); `fc-list : "
        + "family` lists the families that are installed"
    }
  }
}
