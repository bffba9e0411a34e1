import CalqueDiagnostics
import Synchronization

/// The text of a catalog, and its lines once a place in it is asked for.
final class SourceLines: Sendable {
  private let source: SourceText
  private let lines = Mutex<LineMap?>(nil)

  init(_ source: SourceText) { self.source = source }

  /// Returns the place of an offset in the text.
  ///
  /// - Parameter offset: The offset, in bytes.
  func place(at offset: Int) -> Place {
    let map = lines.withLock { known in
      if let known { return known }
      let map = LineMap(source)
      known = map
      return map
    }
    return Place(path: source.path, position: map.position(at: offset))
  }
}
