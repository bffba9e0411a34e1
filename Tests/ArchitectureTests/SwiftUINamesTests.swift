import Foundation
import Testing

/// The page of the documentation that says for each name of SwiftUI that apps use whether it works
/// here. It is made from the declarations; with `CALQUE_WRITE_NAMES=1` this test writes it.
@Suite struct SwiftUINamesTests {
  static let page = Manifest.root.appendingPathComponent("Sources/Calque/Calque.docc/Names.md")
  static let list = Manifest.root.appendingPathComponent("Tools/Names/names.tsv")

  @Test func thePageSaysWhatIsDeclared() throws {
    let made = try NamesPage(list: Self.list).text
    if ProcessInfo.processInfo.environment["CALQUE_WRITE_NAMES"] != nil {
      try made.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(known == made, "CALQUE_WRITE_NAMES=1 swift test --filter SwiftUINamesTests writes it")
  }

  @Test(arguments: [
    ("VStack", NamesPage.Status.works), (".padding", .works), ("@State", .works),
    (".geometryGroup", .accepted), ("Picker", .works), (".sheet", .works), ("@Query", .elsewhere),
    ("@UIApplicationDelegateAdaptor", .works), (".photosPicker", .unavailable),
    (".noSuchModifier", .missing), ("listStyle(.plain)", .works),
  ])
  func statusesAreThoseOfDeclarations(name: String, status: NamesPage.Status) throws {
    #expect(try Declarations().status(of: name) == status)
  }
}

/// The page about the names of SwiftUI.
struct NamesPage {
  enum Status: String, CaseIterable {
    case works = "Works"
    case accepted = "Accepted without effect"
    case unavailable = "Unavailable, with a message"
    case elsewhere = "Of frameworks that are not here"
    case missing = "Not declared"
  }

  let text: String

  init(list: URL) throws {
    let declarations = try Declarations()
    var names: [Status: [(name: String, files: Int)]] = [:]
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      names[declarations.status(of: columns[0]), default: []]
        .append((columns[0], Int(columns[1]) ?? 0))
    }
    var lines = [
      "# Names of SwiftUI", "",
      "Which names of SwiftUI that apps use are here.", "", "## Overview", "",
      "The names are those that 3,686 view files of 33 apps and libraries with open source use,",
      "the most used ones first, with the number of files. Names that are not declared end in an",
      "error of the compiler about the name.", "",
    ]
    for status in Status.allCases {
      let names = names[status] ?? []
      lines += ["## \(status.rawValue)", "", "\(names.count) names:", ""]
      lines.append(names.map { "`\($0.name)` \($0.files)" }.joined(separator: ", ") + ".")
      lines.append("")
    }
    text = lines.joined(separator: "\n")
  }
}

/// The public declarations of the modules that `import SwiftUI` brings.
private struct Declarations {
  /// The best status of the declarations of a name.
  private var statuses: [String: NamesPage.Status] = [:]
  /// The same of modifiers alone.
  private var modifiers: [String: NamesPage.Status] = [:]

  init() throws {
    for module in Self.modules {
      for file in try swiftFiles(in: "Sources/\(module)") {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
    // Of OpenCombine, Observation and Foundation.
    for name in ["ObservableObject", "Published", "Observable", "LocalizedStringResource"] {
      statuses[name] = .works
    }
  }

  private static let modules = [
    "Calque", "CalqueLayout", "CalqueDrawing", "CalqueText", "CalqueLocalization", "UIKit",
    "AppKit", "WidgetKit", "SwiftUI",
  ]

  /// Names of SwiftData and UserNotifications, whose modules cannot be imported here.
  private static var elsewhere: Regex<Substring> { #/@?Query|ModelContext|UN[A-Z]\w+/# }

  private mutating func read(_ text: String) {
    var (isAccepted, isUnavailable) = (false, false)
    var isProtocol = false
    var enumeration: Int?
    var isView = false
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let code = line.drop { $0 == " " }
      if let start = enumeration, indent <= start, !code.isEmpty { enumeration = nil }
      if indent == 0, code.contains("extension ") || code.contains("struct ") {
        isView = code.contains(#/extension View\b/#)
      }
      if indent == 0, !code.isEmpty { isProtocol = isProtocol && code.hasPrefix("}") == false }
      if indent == 0, code.contains("public protocol ") { isProtocol = true }
      if code.hasPrefix("///") {
        isAccepted = isAccepted || code.contains("Accepted without effect")
        continue
      }
      if code.contains("*, unavailable") { isUnavailable = true }
      if code.hasPrefix("@"), !code.contains(" public "), !code.contains(" open ") { continue }
      if enumeration != nil, let cases = code.wholeMatch(of: #/case (.*)/#) {
        for name in cases.1.matches(of: #/`?(\w+)`?(?:\(.*?\))?(?: = [^,]*)?/#) {
          Self.note(String(name.1), .works, in: &statuses)
        }
      }
      let keyword = #/\b(func|var|let|struct|class|enum|protocol|typealias|macro) `?(\w+)`?/#
      let isPublic = code.contains("public ") || code.contains("open ")
      if isPublic || isProtocol && indent == 2, let found = code.firstMatch(of: keyword) {
        let status: NamesPage.Status =
          isUnavailable ? .unavailable : isAccepted ? .accepted : .works
        Self.note(String(found.2), status, in: &statuses)
        if isView { Self.note(String(found.2), status, in: &modifiers) }
        if found.1 == "enum" { enumeration = indent }
      }
      if !code.isEmpty, !code.hasPrefix("*"), !code.hasSuffix(","), code != ")" {
        (isAccepted, isUnavailable) = (false, isUnavailable && code.hasPrefix("message:"))
      }
    }
  }

  private static func note(
    _ name: String, _ status: NamesPage.Status, in statuses: inout [String: NamesPage.Status]
  ) {
    let order = NamesPage.Status.allCases
    guard let known = statuses[name], let old = order.firstIndex(of: known),
      let new = order.firstIndex(of: status)
    else {
      statuses[name] = status
      return
    }
    statuses[name] = order[min(old, new)]
  }

  /// The status of a name as the list writes it: `VStack`, `.padding`, `@State`, `#Preview`,
  /// `\.locale`, `listStyle(.plain)`.
  func status(of name: String) -> NamesPage.Status {
    if name.wholeMatch(of: Self.elsewhere) != nil { return .elsewhere }
    if name.hasPrefix("."), let status = modifiers[String(name.dropFirst())] { return status }
    let parts = name.split { "@#\\.()".contains($0) }.map { statuses[String($0)] ?? .missing }
    let order = NamesPage.Status.allCases
    return parts.max { order.firstIndex(of: $0) ?? 0 < order.firstIndex(of: $1) ?? 0 } ?? .missing
  }
}

private func swiftFiles(in folder: String) throws -> [URL] {
  let url = Manifest.root.appendingPathComponent(folder)
  let walker = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
  return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
}
