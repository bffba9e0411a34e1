import Foundation

/// A process with those that it started, and those that these started.
///
/// They need not be in a group: the driver of the Swift compiler starts each compiler in a group of
/// its own.
struct ProcessTree: Hashable {
  let root: Int32

  /// Sends a signal to all of them, to those first that were started last: a process that ends
  /// would leave its own to the system.
  func send(_ signal: Int32) {
    for process in members.reversed() { kill(process, signal) }
  }

  /// The processes, each after the one that started it.
  private var members: [Int32] {
    var children: [Int32: [Int32]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = Int32(name), let parent = Self.parent(of: process) else { continue }
      children[parent, default: []].append(process)
    }
    var members = [root]
    var index = 0
    while index < members.count {
      members += children[members[index]] ?? []
      index += 1
    }
    return members
  }

  /// The second field after the name, which is in parentheses and may contain any characters.
  private static func parent(of process: Int32) -> Int32? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }
}
