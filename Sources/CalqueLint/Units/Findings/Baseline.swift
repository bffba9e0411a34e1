import CalqueCatalogs
package import CalqueDiagnostics

/// Known findings that are accepted: an old project can start to use the linter without correcting
/// everything at once, and only new findings are reported.
///
/// A finding is identified by file, key, locale, rule and the text at its place, not by its line.
/// Paths are relative to the folder of the baseline's file. Of equal findings, as many pass as the
/// baseline has.
package struct Baseline: Sendable {
  private var counts: [FindingIdentity: Int] = [:]
  /// The findings by their identity without the folder, for renamed folders; made on first use.
  private var moved: [FindingIdentity: [FindingIdentity]]?
  /// Whether files exist, by their paths in the baseline.
  private var existing: [String: Bool] = [:]
  private let folder: String
  private let workingFolder: String

  /// An empty baseline.
  ///
  /// - Parameters:
  ///   - path: The path of its file, which may not exist yet.
  ///   - workingFolder: The folder that relative paths begin in.
  package init(path: String, workingFolder: String) {
    self.workingFolder = workingFolder
    folder = PathName.folder(of: PathName.absolute(path, in: workingFolder))
  }

  /// Reads a baseline.
  package init(path: String, contents: [UInt8], workingFolder: String) throws(FileError) {
    self.init(path: path, workingFolder: workingFolder)
    let document = JSONDocument(contents)
    func failure(_ offset: Int, _ message: String) -> FileError {
      let source = SourceText(path: path, contents: contents)
      return FileError(source.place(at: offset..<offset), message)
    }
    if let broken = document.failure { throw failure(broken.offset, "Expected \(broken.expected)") }
    guard document.count > 0, document.kind(0) == .object,
      let list = document.names(0).first(where: { document.text($0) == "findings" }).map({ $0 + 1 }
      ),
      document.kind(list) == .array
    else { throw failure(0, "Expected an object with an array 'findings'") }
    var value = list + 1
    while value < document.next(list) {
      guard document.kind(value) == .object else {
        throw failure(document.range(value).lowerBound, "Expected an object")
      }
      var fields: [String: String] = [:]
      for name in document.names(value) {
        let text =
          document.kind(name + 1) == .word
          ? String(decoding: contents[document.range(name + 1)], as: UTF8.self)
          : document.text(name + 1)
        fields[document.text(name)] = text
      }
      guard let file = fields["file"], let rule = fields["rule"] else {
        throw failure(document.range(value).lowerBound, "Expected 'file' and 'rule'")
      }
      let identity = FindingIdentity(
        file: file, key: fields["key"] ?? "", locale: fields["locale"] ?? "", rule: rule,
        value: fields["value"] ?? "")
      let count = fields["count"].flatMap { Int($0) } ?? 1
      counts[identity, default: 0] += max(0, count)
      value = document.next(value)
    }
  }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0, +) }

  /// Adds a finding.
  package mutating func add(_ finding: Finding, in source: SourceText) {
    counts[identity(of: finding, in: source), default: 0] += 1
  }

  /// Whether a finding is in the baseline. Each one in it passes once.
  package mutating func passes(_ finding: Finding, in source: SourceText) -> Bool {
    let identity = identity(of: finding, in: source)
    guard let known = (counts[identity] ?? 0) > 0 ? identity : moved(identity) else { return false }
    counts[known, default: 1] -= 1
    return true
  }

  /// Returns how many of the findings no longer exist: those that did not occur in files that were
  /// linted, or whose files do not exist.
  ///
  /// - Parameter linted: The paths of the files that were linted.
  package func stale(linted: [String]) -> Int {
    let linted = Set(linted.map(relative))
    var baseline = self
    return counts.reduce(0) { sum, item in
      guard item.value > 0, linted.contains(item.key.file) || !baseline.exists(item.key.file) else {
        return sum
      }
      return sum + item.value
    }
  }

  /// Returns the finding that corresponds to one whose folder was renamed: in a file of the same
  /// name and language that no longer exists.
  private mutating func moved(_ identity: FindingIdentity) -> FindingIdentity? {
    if counts.isEmpty { return nil }
    if moved == nil { moved = Dictionary(grouping: counts.keys, by: \.withoutFolder) }
    let candidates = moved?[identity.withoutFolder] ?? []
    return candidates.filter { (counts[$0] ?? 0) > 0 && $0.file != identity.file }
      .sorted { $0.file < $1.file }.first { !exists($0.file) }
  }

  private mutating func exists(_ file: String) -> Bool {
    if let known = existing[file] { return known }
    let found = FileBytes.exists(PathName.absolute(file, in: folder))
    existing[file] = found
    return found
  }

  private func relative(_ path: String) -> String {
    ReportPath(folder: folder).relative(PathName.absolute(path, in: workingFolder))
  }

  /// The text of its file: one finding per line, in a fixed order, so that changes are small.
  package var contents: [UInt8] {
    var output = OutputBuffer(descriptor: nil)
    output.write("{\n  \"version\" : 1,\n  \"findings\" : [")
    let ordered = counts.filter { $0.value > 0 }.sorted { left, right in
      let (a, b) = (left.key, right.key)
      return (a.file, a.key, a.locale, a.rule, a.value) < (b.file, b.key, b.locale, b.rule, b.value)
    }
    for (index, (identity, count)) in ordered.enumerated() {
      output.write(index == 0 ? "\n    { \"file\" : " : ",\n    { \"file\" : ")
      JSONText.write(identity.file, to: &output)
      let fields = [
        ("key", identity.key), ("locale", identity.locale), ("rule", identity.rule),
        ("value", identity.value),
      ]
      for (name, text) in fields where !text.isEmpty {
        output.write(", \"\(name)\" : ")
        JSONText.write(text, to: &output)
      }
      if count > 1 { output.write(", \"count\" : \(count)") }
      output.write(" }")
    }
    output.write(ordered.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    return output.bytes
  }

  private func identity(of finding: Finding, in source: SourceText) -> FindingIdentity {
    FindingIdentity(finding, in: source, path: relative(finding.file))
  }
}

// For programs whose findings are not in files, such as a sweep of screens.
extension Baseline {
  /// The findings, each once.
  package var identities: [FindingIdentity] {
    counts.filter { $0.value > 0 }.map(\.key)
  }

  /// Whether it has a finding.
  package func contains(_ identity: FindingIdentity) -> Bool { (counts[identity] ?? 0) > 0 }

  /// Adds a finding.
  package mutating func add(_ identity: FindingIdentity) { counts[identity, default: 0] += 1 }

  /// Removes a finding.
  package mutating func remove(_ identity: FindingIdentity) { counts[identity] = nil }
}

extension FindingIdentity {
  /// The same, with only the name of the file and its `.lproj` folder as the path.
  fileprivate var withoutFolder: FindingIdentity {
    let parts = file.split(separator: "/")
    let start = parts.lastIndex { $0.hasSuffix(".lproj") } ?? max(parts.count - 1, 0)
    var copy = self
    copy.file = parts[start...].joined(separator: "/")
    return copy
  }
}
