package import CalqueCatalogs
package import CalqueDiagnostics

/// Arranges the catalogs under paths, in place.
package struct CatalogRewrite {
  /// What to do with the files.
  package let arrangement: CatalogArrangement
  /// Whether files are only checked, not written.
  package let isCheck: Bool

  /// The results.
  package struct Summary {
    /// The files that were written, or would be, in order.
    package var changed: [String] = []
    /// The reasons why files were left unchanged, in order.
    package var refused: [FileError] = []

    /// 2 when a file was left alone, 1 when a check found something to do, else 0.
    package func exitStatus(isCheck: Bool) -> Int32 {
      if !refused.isEmpty { return 2 }
      return isCheck && !changed.isEmpty ? 1 : 0
    }
  }

  /// Makes a rewrite with an arrangement.
  package init(_ arrangement: CatalogArrangement, isCheck: Bool) {
    self.arrangement = arrangement
    self.isCheck = isCheck
  }

  /// Processes files, and those in folders that can be arranged.
  package func run(_ paths: [String]) -> Summary {
    let walk = FileWalk(paths)
    var summary = Summary()
    summary.refused = walk.failures
    for path in walk.files {
      // In a folder, files of other formats are ignored; a file that is named explicitly is
      // processed.
      guard let format = CatalogFile.format(ofPath: path),
        format == .strings || format == .xcstrings || paths.contains(path)
      else { continue }
      do throws(FileError) {
        if try rewrite(path, format) { summary.changed.append(path) }
      } catch {
        summary.refused.append(error)
      }
    }
    return summary
  }

  private func rewrite(_ path: String, _ format: Catalog.Format) throws(FileError) -> Bool {
    let bytes = try FileBytes.read(path).get()
    let source = SourceText(path: path, contents: bytes)
    let contents = source.contents(applying: try arrangement.edits(of: source, format: format))
    if contents == bytes { return false }
    if isCheck { return true }
    try FileBytes.replace(contents, at: path)
    return true
  }
}
