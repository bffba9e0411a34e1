package import CalqueCatalogs
import CalqueDiagnostics

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
    /// The files that were left unchanged, with the place in them and the reason.
    package var refused: [(place: String, reason: String)] = []

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
    summary.refused = walk.failures.map { ($0.path, $0.reason) }
    for path in walk.files {
      // In a folder, files of other formats are ignored; a file that is named explicitly is
      // processed.
      guard let format = CatalogFile.format(ofPath: path),
        format == .strings || format == .xcstrings || paths.contains(path)
      else { continue }
      do throws(Refusal) {
        if try rewrite(path, format) { summary.changed.append(path) }
      } catch {
        summary.refused.append((error.place, error.reason))
      }
    }
    return summary
  }

  private struct Refusal: Error {
    var place: String
    var reason: String
  }

  private func rewrite(_ path: String, _ format: Catalog.Format) throws(Refusal) -> Bool {
    let bytes: [UInt8]
    switch FileBytes.read(path) {
    case .success(let contents): bytes = contents
    case .failure(let failure): throw Refusal(place: path, reason: failure.reason)
    }
    let source = SourceText(path: path, contents: bytes)
    let contents: [UInt8]
    do {
      contents = source.contents(applying: try arrangement.edits(of: source, format: format))
    } catch let refusal as CatalogArrangement.Refusal {
      let position = refusal.range.map { ":\(source.position(at: $0.lowerBound))" } ?? ""
      throw Refusal(place: path + position, reason: refusal.reason)
    } catch {
      throw Refusal(place: path, reason: String(describing: error))
    }
    if contents == bytes { return false }
    if isCheck { return true }
    do {
      try FileBytes.replace(contents, at: path)
    } catch {
      throw Refusal(place: path, reason: error.reason)
    }
    return true
  }
}
