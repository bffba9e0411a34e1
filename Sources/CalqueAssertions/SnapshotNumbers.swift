import CalqueTesting
import Synchronization

/// The numbers of snapshots without a name: each line of a test has the next one.
enum SnapshotNumbers {
  private struct Key: Hashable {
    let file: String
    let test: String
  }

  private static let lines = Mutex<[Key: [UInt]]>([:])

  /// Returns the number of a line among the lines of a test that made snapshots without a name. A
  /// test that runs again has the same numbers.
  static func number(of site: CallSite, in test: String) -> Int {
    let key = Key(file: "\(site.filePath)", test: test)
    return lines.withLock { lines in
      let known = lines[key, default: []]
      if let index = known.firstIndex(of: site.line) { return index + 1 }
      lines[key] = known + [site.line]
      return known.count + 1
    }
  }
}
