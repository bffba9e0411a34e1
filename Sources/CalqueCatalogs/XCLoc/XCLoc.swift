public import CalqueDiagnostics

/// A localization catalog: the `.xcloc` folder that Xcode exports for a translator of one language.
///
/// It contains `contents.json`, the texts as `Localized Contents/LANGUAGE.xliff`, and, for
/// reference, the files that they come from in `Source Contents` and other files in `Notes`.
public struct XCLoc: Sendable {
  /// The program that created the folder.
  public struct Tool: Sendable, Hashable {
    /// The identifier, `com.apple.dt.xcode` for Xcode.
    public var id: String
    /// The name.
    public var name: String
    /// The version.
    public var version: String
    /// The build number.
    public var build: String

    /// Creates the description of a program.
    public init(id: String, name: String, version: String, build: String) {
      self.id = id
      self.name = name
      self.version = version
      self.build = build
    }
  }

  /// The path of the folder that was read; empty if it was created in memory.
  public let path: String
  /// The language of the project's own texts.
  public var developmentRegion: String
  /// The target language of the translation.
  public var targetLocale: String
  /// The name of the project, such as `App.xcodeproj`.
  public var project: String
  /// The program that created it, if it is named.
  public var tool: Tool?
  /// The version of the folder's format: `1.0`.
  public var version: String
  /// The texts: a catalog for each `<file>` of the `.xliff`.
  public var catalogs: [Catalog]
  /// The other files, in `Source Contents` and `Notes` and elsewhere, by paths relative to the
  /// folder.
  public let otherFiles: [String]

  private let manifest: XCLocManifest
  private let manifestBytes: [UInt8]
  /// The path of the `.xliff`, relative to the folder.
  private let textsPath: String

  private static let manifestPath = "contents.json"
  private static let textsFolder = "Localized Contents/"

  /// Reads a folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: `FileError` if the folder or a file cannot be read, if `contents.json` is not
  ///   JSON, or if there is no `.xliff`. Errors in the `.xliff` are among the catalogs' problems.
  public init(contentsOf path: String) throws(FileError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let files = try XCLocFolder.files(in: path)
    let manifestBytes = try XCLocFolder.read(path + "/" + Self.manifestPath)
    guard let manifest = XCLocManifest(manifestBytes) else {
      throw FileError(
        path: path + "/" + Self.manifestPath, reason: "The file is not a JSON object")
    }
    let named = Self.textsFolder + manifest.targetLocale + ".xliff"
    guard
      let textsPath = files.contains(named)
        ? named
        : files.first(where: { $0.hasPrefix(Self.textsFolder) && $0.hasSuffix(".xliff") })
    else {
      throw FileError(path: path + "/" + named, reason: "The file does not exist")
    }
    let texts = try XCLocFolder.read(path + "/" + textsPath)
    self.path = path
    self.manifest = manifest
    self.manifestBytes = manifestBytes
    self.textsPath = textsPath
    developmentRegion = manifest.developmentRegion
    targetLocale = manifest.targetLocale
    project = manifest.project
    tool = manifest.tool
    version = manifest.version
    catalogs = CatalogFile.readAll(texts, path: path + "/" + textsPath)
    otherFiles = files.filter { $0 != textsPath && $0 != Self.manifestPath }
  }

  /// Creates a localization catalog.
  ///
  /// - Parameters:
  ///   - developmentRegion: The language of the project's own texts.
  ///   - targetLocale: The target language of the translation.
  ///   - project: The name of the project.
  ///   - tool: The program that creates it.
  ///   - catalogs: The texts in these two languages.
  public init(
    developmentRegion: String, targetLocale: String, project: String = "", tool: Tool? = nil,
    catalogs: [Catalog]
  ) {
    path = ""
    self.developmentRegion = developmentRegion
    self.targetLocale = targetLocale
    self.project = project
    self.tool = tool
    version = "1.0"
    self.catalogs = catalogs
    otherFiles = []
    manifest = XCLocManifest()
    manifestBytes = []
    textsPath = ""
  }

  /// Returns the files of the folder that hold the contents, by paths relative to it:
  /// `contents.json`, and the `.xliff`. Unchanged files that were read keep their bytes.
  ///
  /// - Throws: ``CatalogWritingError`` if XLIFF cannot represent the catalogs.
  public func files() throws -> [(path: String, contents: [UInt8])] {
    var current = XCLocManifest()
    current.developmentRegion = developmentRegion
    current.targetLocale = targetLocale
    current.project = project
    current.tool = tool
    current.version = version
    let isSame = !manifestBytes.isEmpty && current == manifest
    let isRenamed = textsPath.isEmpty || targetLocale != manifest.targetLocale
    let texts = isRenamed ? Self.textsFolder + targetLocale + ".xliff" : textsPath
    return [
      (Self.manifestPath, isSame ? manifestBytes : Array(current.text.utf8)),
      (texts, try XLIFFWriter.contents(of: catalogs)),
    ]
  }

  /// Writes the folder. Other files that already exist there are kept; the other files of a folder
  /// that was read from elsewhere are copied.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which is created if it does not exist.
  ///   - sourceContents: Files for `Source Contents`, by paths relative to it.
  /// - Throws: `FileError` if a file cannot be written, or ``CatalogWritingError`` if XLIFF
  ///   cannot represent the catalogs.
  public func write(
    to path: String, sourceContents: [(path: String, contents: [UInt8])] = []
  ) throws {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    // Created before anything is written, because it may fail.
    let files = try files()
    if path != self.path {
      for file in otherFiles {
        try XCLocFolder.write(XCLocFolder.read(self.path + "/" + file), to: path + "/" + file)
      }
    }
    try XCLocFolder.create(path + "/Source Contents")
    for file in sourceContents {
      try XCLocFolder.write(file.contents, to: path + "/Source Contents/" + file.path)
    }
    for file in files { try XCLocFolder.write(file.contents, to: path + "/" + file.path) }
  }
}
