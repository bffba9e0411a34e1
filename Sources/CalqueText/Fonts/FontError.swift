/// The reason why texts cannot be drawn on this machine.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no font in the folders that a library searched.
  case noFonts(folders: [String])

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .noFonts(let folders):
      """
      text cannot be drawn: there are no fonts in \(folders.joined(separator: ", ")). \
      Run Tools/setup, or apt-get install \(FontPackages.standard.joined(separator: " ")), \
      or specify the folder of your fonts with FontLibrary(folders:) or FONTCONFIG_FILE
      """
    }
  }
}
