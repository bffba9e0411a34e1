public import Foundation

/// A file or folder with its contents, as documents are read from and written to it. Foundation has
/// none outside of Apple's platforms.
open class FileWrapper {
  /// What reading looks at.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once.
    public static let immediate = Self(rawValue: 1)
    /// Without memory that is mapped to the file.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All or nothing.
    public static let atomic = Self(rawValue: 1)
    /// The wrappers take the names of the files.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  /// The contents of a file; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// What a folder has, by name; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that the file has.
  open var filename: String?
  /// The name that the file is to have in a folder.
  open var preferredFilename: String?
  /// What the file system says of the file.
  open var fileAttributes: [String: Any] = [:]

  /// Makes a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Makes a folder. Wrappers without a preferred name take the name that they are listed by.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName {
      child.preferredFilename = child.preferredFilename ?? name
      child.filename = name
    }
  }

  /// Reads a file, or a folder with all that is inside.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var children: [String: FileWrapper] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    for name in names {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    fileWrappers = children
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { fileWrappers == nil }
  /// Whether it is a link to another file: there are none here.
  open var isSymbolicLink: Bool { false }

  /// Puts a file or folder into this folder.
  ///
  /// - Returns: The name that it has there: the preferred one, with a number in front if that is in
  ///   use.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let preferred = child.preferredFilename ?? "Untitled"
    var children = fileWrappers ?? [:]
    var (name, number) = (preferred, 1)
    while let known = children[name], known !== child {
      number += 1
      name = "\(number)_#$!@%!#_\(preferred)"
    }
    child.filename = name
    children[name] = child
    fileWrappers = children
    return name
  }

  /// Puts a file into this folder.
  ///
  /// - Returns: The name that it has there.
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file or folder out of this folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, known) in fileWrappers ?? [:] where known === child { fileWrappers?[name] = nil }
  }

  /// The name that a file or folder has in this folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether the contents are those of a file or folder that was not changed since.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return hasSameContents(as: other)
  }

  private func hasSameContents(as other: FileWrapper) -> Bool {
    guard regularFileContents == other.regularFileContents,
      fileWrappers?.count == other.fileWrappers?.count
    else { return false }
    return (fileWrappers ?? [:]).allSatisfy { name, child in
      other.fileWrappers?[name].map { child.hasSameContents(as: $0) } ?? false
    }
  }

  /// Writes the file, or the folder with all that is inside.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    guard let fileWrappers else {
      try (regularFileContents ?? Data())
        .write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers {
      try child.write(
        to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
    }
  }
}
