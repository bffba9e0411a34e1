import Foundation
import Testing

/// The pages of the documentation that list the public types of each subject. With
/// `CALQUE_WRITE_TOPICS=1` this test writes the lists; titles and abstracts are written by hand.
@Suite struct TopicPagesTests {
  @Test func everyPublicTypeIsInATopic() throws {
    let isWriting = ProcessInfo.processInfo.environment["CALQUE_WRITE_TOPICS"] != nil
    for catalog in try TopicCatalog.all() {
      let files = try catalog.files()
      for (file, made) in files {
        if isWriting {
          try FileManager.default.createDirectory(
            at: catalog.topics, withIntermediateDirectories: true)
          try made.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
          (try? String(contentsOf: file, encoding: .utf8)) == made,
          "\(file.path): CALQUE_WRITE_TOPICS=1 swift test --filter TopicPagesTests writes it")
      }
      let names = Set(files.map(\.0.lastPathComponent))
      for name in (try? FileManager.default.contentsOfDirectory(atPath: catalog.topics.path)) ?? []
      where !names.contains(name) {
        Issue.record("\(catalog.topics.path)/\(name) is the page of a folder without public types")
      }
    }
  }

  @Test func publicTypesAreFound() {
    let source = """
      public struct One {
        public struct Inner {}
      }
      @MainActor public final class Two {}
      #if os(Linux)
        open class `Three` {}
      #endif
      @available(*, unavailable, message: "no")
      public protocol Four {}
      public typealias _Five = Int
      struct Six {}
      public enum Seven {}
      """
    #expect(TopicCatalog.publicTypes(in: source) == ["One", "Two", "Three", "Seven"])
  }
}

/// The documentation of a library that the package offers.
private struct TopicCatalog {
  let module: String

  private var folder: URL {
    Manifest.root.appendingPathComponent("Sources/\(module)/\(module).docc")
  }
  var topics: URL { folder.appendingPathComponent("Topics") }

  static func all() throws -> [TopicCatalog] {
    let manifest = try String(
      contentsOf: Manifest.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest.matches(of: #/\.library\(name: "(\w+)"/#).map {
      TopicCatalog(module: String($0.1))
    }
  }

  /// The page of each subject, and the landing page, which links them.
  func files() throws -> [(URL, String)] {
    let landing = folder.appendingPathComponent("\(module).md")
    let start = try String(contentsOf: landing, encoding: .utf8)
    let pages = try pages()
    guard !pages.isEmpty else { return [(landing, start)] }
    let heading = "### Types by subject\n\n"
    let links = pages.map { "- <doc:\($0.name)>\n" }.joined()
    let before = start.components(separatedBy: heading)[0]
    return pages.map { page in
      let file = topics.appendingPathComponent("\(page.name).md")
      let known = try? String(contentsOf: file, encoding: .utf8)
      let head =
        known?.components(separatedBy: "## Topics\n")[0]
        ?? "# \(page.name)\n\nThe public types of `\(page.folder)`.\n\n"
      let list = page.types.map { "- ``\($0)``\n" }.joined()
      return (file, "\(head)## Topics\n\n### Types\n\n\(list)")
    } + [(landing, before + heading + links)]
  }

  /// A page for each folder with public types, of the module and the modules that it exports.
  private func pages() throws -> [(name: String, folder: String, types: [String])] {
    let exports = try swiftFiles(in: "Sources/\(module)").flatMap {
      try String(contentsOf: $0, encoding: .utf8)
        .matches(of: #/(?m)^@_exported public import (Calque\w+)$/#).map { String($0.1) }
    }
    let products = Set(try Self.all().map(\.module))
    var types: [String: Set<String>] = [:]
    for source in [module] + exports.filter({ !products.contains($0) }) {
      for file in try swiftFiles(in: "Sources/\(source)") {
        let found = Self.publicTypes(in: try String(contentsOf: file, encoding: .utf8))
        guard !found.isEmpty else { continue }
        let folder = file.deletingLastPathComponent().path
          .dropFirst(Manifest.root.standardizedFileURL.path.count + 1)
        types[String(folder), default: []]
          .formUnion(found.map { source == module ? $0 : "\(source)/\($0)" })
      }
    }
    return types.sorted { $0.key < $1.key }.map { folder, types in
      let parts = folder.split(separator: "/").dropFirst()
      let isOwn = parts.first.map(String.init) == module && parts.count > 1
      let name = parts.dropFirst(isOwn ? 1 : 0).joined()
      return ("\(name)Types", folder, types.sorted())
    }
  }

  /// The public types that are not members of others, in the order of the source. Those that are
  /// unavailable or begin with an underscore have no page.
  static func publicTypes(in source: String) -> [String] {
    let declaration =
      #/(?:@[\w.]+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:(?:final|indirect|nonisolated) )*(?:struct|class|enum|protocol|actor|typealias) `?(?<name>[A-Za-z]\w*)/#
    var types: [String] = []
    var (isConditional, isUnavailable) = (false, false)
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      let indent = line.count - code.count
      if code.hasPrefix("//") { continue }
      if code.contains("*, unavailable") { isUnavailable = true }
      if indent == 0 { isConditional = code.hasPrefix("#") }
      guard indent == 0 || isConditional && indent == 2 else { continue }
      if let found = code.prefixMatch(of: declaration), !isUnavailable {
        types.append(String(found.name))
      }
      if !code.hasPrefix("@"), !code.hasPrefix(")") { isUnavailable = false }
    }
    return types
  }
}
