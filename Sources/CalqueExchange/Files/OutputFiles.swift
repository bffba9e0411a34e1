import CalqueCatalogs
package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a conversion's files into a folder: all of them, or none if a file is in the way.
package struct OutputFiles {
  /// The folder, which is created if it does not exist.
  private let folder: String

  /// Makes the files of a folder.
  package init(folder: String) { self.folder = folder }

  /// Returns the path of an output.
  package func path(of output: CatalogConversion.Output) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + output.path : "\(folder)/\(output.path)"
  }

  /// Writes files. Each is written under a temporary name and then renamed, so that partial files
  /// are never visible.
  ///
  /// - Parameter replaces: Whether existing files are overwritten. Otherwise the first existing
  ///   file is an error, and nothing is written.
  package func write(
    _ outputs: [CatalogConversion.Output], replaces: Bool
  ) throws(FileError) {
    var paths: Set<String> = []
    for output in outputs {
      guard paths.insert(output.path).inserted else {
        throw FileError(path: output.path, reason: "two tables would be written to this file")
      }
      guard Self.isInside(output.path) else {
        throw FileError(path: output.path, reason: "it is outside the folder")
      }
      if !replaces, access(path(of: output), F_OK) == 0 {
        throw FileError(
          path: path(of: output), reason: "it already exists; use --force to replace it")
      }
    }
    var drafts: [(draft: String, path: String)] = []
    do throws(FileError) {
      for output in outputs {
        let path = path(of: output)
        try Self.makeFolders(of: path)
        let draft = "\(path).\(getpid()).part"
        drafts.append((draft, path))
        do throws(FileError) {
          try FileBytes.write(output.contents, to: draft, isNew: true)
        } catch {
          throw FileError(path: path, reason: error.reason)
        }
      }
      for (draft, path) in drafts where rename(draft, path) != 0 {
        throw FileError(path: path, reason: String(cString: strerror(errno)))
      }
    } catch {
      for (draft, _) in drafts { unlink(draft) }
      throw error
    }
  }

  /// Names in catalogs become names of files, which must not lead outside the folder.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("\0")
  }

  static func makeFolders(of path: String) throws(FileError) {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if mkdir(folder, 0o777) != 0, errno != EEXIST {
        throw FileError(path: folder, reason: String(cString: strerror(errno)))
      }
      index = slash
    }
  }
}
