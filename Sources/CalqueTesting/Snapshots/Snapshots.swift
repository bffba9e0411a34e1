public import Foundation
import Synchronization

/// The references that the tests of a process have asked for, and those that no test asks for.
///
/// A reference is obsolete if no test of a whole run has asked for it, because a test or a name was
/// changed or deleted. Tests run in several processes, XCTest and Swift Testing each in one; so the
/// paths are added to a file, which is read after the run:
///
/// ```sh
/// rm -f .build/snapshots.log
/// CALQUE_SNAPSHOT_LOG=.build/snapshots.log swift test
/// ```
public enum Snapshots {
  private static let asked = Mutex<[URL: Int]>([:])

  /// The references that the tests of this process have asked for.
  public static var requested: Set<URL> {
    asked.withLock { Set($0.keys) }
  }

  /// Returns the references in a folder that no test has asked for, sorted by path.
  ///
  /// - Parameters:
  ///   - folder: A folder with tests; the folders called `__Snapshots__` in it are searched.
  ///   - log: The file that `CALQUE_SNAPSHOT_LOG` named in the run; `nil` for the tests of this
  ///     process alone.
  /// - Throws: Errors of Foundation if the log cannot be read.
  public static func obsolete(in folder: URL, log: URL? = nil) throws -> [URL] {
    var used = Set(requested.map(path))
    if let log {
      let text = try String(contentsOf: log, encoding: .utf8)
      used.formUnion(text.split(separator: "\n").map { path(URL(fileURLWithPath: String($0))) })
    }
    return references(in: folder).filter { !used.contains(path($0)) }
  }

  /// Notes that a test has asked for a reference.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - line: The line of the assertion.
  ///   - log: The file to which the path is added.
  /// - Returns: The line of another assertion that has asked for the same reference; `nil` if there
  ///   is none.
  @discardableResult
  public static func note(_ reference: SnapshotReference, line: Int, log: URL? = nil) -> Int? {
    asked.withLock { asked in
      let known = asked.updateValue(asked[reference.url] ?? line, forKey: reference.url)
      if known == nil, let log { append(reference.url.path, to: log) }
      return known == line ? nil : known
    }
  }

  private static func append(_ path: String, to log: URL) {
    let line = Data("\(path)\n".utf8)
    // Opened for appending, each write is at the end, also if several processes write.
    let descriptor = open(log.path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else { return }
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(line)
  }

  private static func references(in folder: URL) -> [URL] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.dropLast().contains { $0 == SnapshotReference.folderName }
        && parts.last?.hasPrefix(".") == false
    }
    .sorted().map(folder.appendingPathComponent)
    .filter { !$0.hasDirectoryPath && !isFolder($0) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func path(_ url: URL) -> String {
    url.standardizedFileURL.resolvingSymlinksInPath().path
  }
}
