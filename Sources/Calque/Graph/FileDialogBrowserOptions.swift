/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes the options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The names of files with their extensions.
  public static let displayFileExtensions = Self(rawValue: 1 << 0)
  /// The contents of packages.
  public static let enumeratePackages = Self(rawValue: 1 << 1)
  /// Hidden files.
  public static let includeHiddenFiles = Self(rawValue: 1 << 2)
}
