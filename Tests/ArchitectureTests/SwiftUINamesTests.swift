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

  /// What is written by hand comes first on this page.
  @Test func thePageOfDifferencesSaysWhatIsDeclared() throws {
    let page = Self.page.deletingLastPathComponent()
      .appendingPathComponent("DifferencesFromSwiftUI.md")
    let known = try String(contentsOf: page, encoding: .utf8)
    let made = try NamesPage.differences(after: known)
    if ProcessInfo.processInfo.environment["CALQUE_WRITE_NAMES"] != nil {
      try made.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(known == made, "CALQUE_WRITE_NAMES=1 swift test --filter SwiftUINamesTests writes it")
  }

  @Test(arguments: [
    ("VStack", NamesPage.Status.works), (".padding", .works), ("@State", .works),
    (".geometryGroup", .accepted), ("Picker", .works), (".sheet", .works), ("@Query", .works),
    ("UNNotification", .elsewhere), (".modelContainer", .works),
    ("@UIApplicationDelegateAdaptor", .works), (".photosPicker", .unavailable),
    (".noSuchModifier", .missing), (".features", .ofApps), ("listStyle(.plain)", .works),
    (".tag", .works),
  ])
  func statusesAreThoseOfDeclarations(name: String, status: NamesPage.Status) throws {
    #expect(try Declarations.all.get().status(of: name) == status)
  }
}

/// The page about the names of SwiftUI.
struct NamesPage {
  enum Status: String, CaseIterable {
    case works = "Works"
    case accepted = "Accepted without effect"
    case unavailable = "Unavailable, with a message"
    case elsewhere = "Of frameworks that are not here"
    case ofApps = "Of apps, not of SwiftUI"
    case missing = "Not declared"

    /// What the page says about the names, apart from how many there are.
    var note: String? {
      guard self == .ofApps else { return nil }
      return "SwiftUI has no such modifiers. Apps call members of their own types by these names, "
        + "such as\n`EmojiInputController.instance(withEmojis:)` and `DnsProvider.features`."
    }
  }

  let text: String

  init(list: URL) throws {
    let declarations = try Declarations.all.get()
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
      if names.isEmpty { continue }
      lines += ["## \(status.rawValue)", ""]
      if let note = status.note { lines += [note, ""] }
      lines += ["\(names.count) names:", ""]
      lines.append(names.map { "`\($0.name)` \($0.files)" }.joined(separator: ", ") + ".")
      lines.append("")
    }
    text = lines.joined(separator: "\n")
  }

  /// A page up to its first section of names, and all names with such a status.
  static func differences(after page: String) throws -> String {
    let declarations = try Declarations.all.get()
    let start = page.components(separatedBy: "## \(Status.accepted.rawValue)\n")[0]
    return start
      + [Status.accepted, .unavailable].map { status in
        let names = declarations.names(with: status)
        return "## \(status.rawValue)\n\n\(names.count) names:\n\n"
          + names.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
      }.joined(separator: "\n")
  }
}

/// The public declarations of the modules that `import SwiftUI` brings.
private struct Declarations {
  /// They are read once, since that takes seconds.
  static let all = Result { try Declarations() }

  /// The best status of the declarations of a name.
  private var statuses: [String: NamesPage.Status] = [:]
  /// The same of modifiers alone.
  private var modifiers: [String: NamesPage.Status] = [:]

  private init() throws {
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
    "AppKit", "WidgetKit", "SwiftData", "SwiftUI",
  ]

  private static var keyword: Regex<(Substring, Substring, Substring)> {
    #/\b(func|var|let|struct|class|enum|protocol|typealias|macro) `?(\w+)`?/#
  }

  /// Names of UserNotifications, which cannot be imported here.
  private static var elsewhere: Regex<Substring> { #/UN[A-Z]\w+/# }

  /// Names that the count of names took for SwiftUI's.
  private static let ofApps: Set = [".instance", ".features"]

  private mutating func read(_ text: String) {
    var (isAccepted, isUnavailable) = (false, false)
    var isProtocol = false
    var enumeration: Int?
    var isView = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let indented = line.drop { $0 == UInt8(ascii: " ") }
      let indent = line.count - indented.count
      let code = Substring(indented)
      if let start = enumeration, indent <= start, !code.isEmpty { enumeration = nil }
      if indent == 0, code.has("extension ") || code.has("struct ") {
        isView = code.has("extension View") && code.contains(#/extension View\b/#)
      }
      if indent == 0, !code.isEmpty { isProtocol = isProtocol && code.hasPrefix("}") == false }
      if indent == 0, code.has("public protocol ") { isProtocol = true }
      if code.hasPrefix("///") {
        // A parameter alone, whose text is indented, does not decide about the whole.
        let isOfParameter = code.hasPrefix("///  ") || code.hasPrefix("/// - ")
        isAccepted = isAccepted || code.has("Accepted without effect") && !isOfParameter
        continue
      }
      if code.has("*, unavailable") { isUnavailable = true }
      if code.hasPrefix("@"), !code.has(" public "), !code.has(" open ") { continue }
      if enumeration != nil, let cases = code.wholeMatch(of: #/case (.*)/#) {
        for name in cases.1.matches(of: #/`?(\w+)`?(?:\(.*?\))?(?: = [^,]*)?/#) {
          Self.note(String(name.1), .works, in: &statuses)
        }
      }
      let isPublic = code.has("public ") || code.has("open ")
      if isPublic || isProtocol && indent == 2, let found = code.firstMatch(of: Self.keyword) {
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

  /// The names whose best declaration has a status, modifiers with a dot.
  func names(with status: NamesPage.Status) -> [String] {
    let names =
      modifiers.filter { $0.value == status }.map { ".\($0.key)" }
      + statuses.filter { $0.value == status && modifiers[$0.key] == nil }.map(\.key)
    return names.filter { !$0.hasPrefix("_") }.sorted {
      ($0.lowercased(), $0) < ($1.lowercased(), $1)
    }
  }

  /// The status of a name as the list writes it: `VStack`, `.padding`, `@State`, `#Preview`,
  /// `\.locale`, `listStyle(.plain)`.
  func status(of name: String) -> NamesPage.Status {
    if name.wholeMatch(of: Self.elsewhere) != nil { return .elsewhere }
    if Self.ofApps.contains(name) { return .ofApps }
    if name.hasPrefix("."), let status = modifiers[String(name.dropFirst())] { return status }
    let parts = name.split { "@#\\.()".contains($0) }.map { statuses[String($0)] ?? .missing }
    let order = NamesPage.Status.allCases
    return parts.max { order.firstIndex(of: $0) ?? 0 < order.firstIndex(of: $1) ?? 0 } ?? .missing
  }
}
