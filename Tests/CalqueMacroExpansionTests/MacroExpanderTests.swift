import Foundation
import Testing

@testable import CalqueMacroExpansion

/// The messages are those that Swift 6.3's compiler sends.
@Suite struct MacroExpanderTests {
  private func answer(_ message: Any) throws -> [String: Any] {
    let bytes = try JSONSerialization.data(withJSONObject: message)
    return try answer(to: Array(bytes))
  }

  private func answer(to bytes: [UInt8]) throws -> [String: Any] {
    let answer = Data(PluginConnection().answer(to: bytes))
    return try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
  }

  private func node(_ source: String, line: Int = 6) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": [
        "fileID": "App/Inbox.swift", "fileName": "/src/Inbox.swift", "offset": 100, "line": line,
        "column": 2,
      ] as [String: Any],
    ]
  }

  private func preview(_ source: String) throws -> (source: String, errors: [[String: Any]]) {
    try result(
      try answer([
        "expandFreestandingMacro": [
          "macro": ["moduleName": "CalqueMacros", "typeName": "PreviewMacro", "name": "Preview"],
          "macroRole": "declaration", "discriminator": "$s3App", "syntax": node(source),
          "lexicalContext": [Any](),
        ] as [String: Any]
      ]))
  }

  private func attached(
    _ type: String, _ role: String, _ source: String, in context: [String] = [],
    attribute: String = "@Entry ", conforming: String? = nil
  ) throws -> (source: String, errors: [[String: Any]]) {
    var request: [String: Any] = [
      "macro": ["moduleName": "CalqueMacros", "typeName": type, "name": "Entry "],
      "macroRole": role, "discriminator": "$s3App", "attributeSyntax": node(attribute),
      "declSyntax": node(source), "lexicalContext": context.map { node($0) },
    ]
    if let conforming {
      request["extendedTypeSyntax"] = node("Trips.Trip")
      request["conformanceListSyntax"] = node(conforming)
    }
    return try result(try answer(["expandAttachedMacro": request]))
  }

  private func result(_ answer: [String: Any]) throws -> (source: String, errors: [[String: Any]]) {
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    return (
      result["expandedSource"] as? String ?? "", result["diagnostics"] as? [[String: Any]] ?? []
    )
  }

  /// The words of a source, so that only they are compared.
  private func words(_ source: String) -> [Substring] {
    source.split(whereSeparator: \.isWhitespace)
  }

  @Test func `the plugin tells the version of its protocol`() throws {
    let answer = try answer(["getCapability": ["capability": ["protocolVersion": 7]]])
    let result = try #require(answer["getCapabilityResult"] as? [String: Any])
    #expect((result["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
  }

  @Test(arguments: [
    "{ Text(\"a\") }", "(\"Name\") { Text(\"}\") }",
    "(\"Name\", traits: .fixedLayout(width: 10, height: 20), .landscapeLeft) { A(); B() }",
    "(traits: .sizeThatFitsLayout) { A() }", "(\"x\", body: { A() })", "(\"x\", body: makeView)",
  ])
  func `the arguments of a preview are kept as they are`(arguments: String) throws {
    let (source, errors) = try preview("\n\n// a comment\n#Preview\(arguments)")
    #expect(errors.isEmpty)
    #expect(
      words(source)
        == words(
          """
          final class $s3App7previewfMu_: Calque.PreviewRegistry {
            static var fileID: String { "App/Inbox.swift" }
            static var line: Int { 9 }
            static var column: Int { 1 }
            @MainActor static func makePreview() throws -> Calque.Preview {
              Calque.Preview\(arguments)
            }
          }
          """))
  }

  @Test func `previewable properties become those of a view`() throws {
    let (source, errors) = try preview(
      """
      @available(iOS 17, *)
      #Preview("A") {
        let id = 3
        @Previewable @State var text = [
          "a", "b",
        ]
        @Previewable
        @State private var isOn: Bool = true; @Previewable @Environment(\\.locale) var locale
        Toggle("a", isOn: $isOn)
      }
      """)
    #expect(errors.isEmpty)
    let expected = """
      Calque.Preview("A") {
      struct __P_Previewable_Wrapper: Calque.View {
       @State var text = [ "a", "b", ]
       @State private var isOn: Bool = true;
       @Environment(\\.locale) var locale
      var body: some Calque.View {
        let id = 3
        Toggle("a", isOn: $isOn)
      }
      }
      return __P_Previewable_Wrapper()
      }
      """
    #expect(words(source).contains(words(expected)), "\(source)")
  }

  @Test(arguments: ["#Preview", "#Preview(\"x\")", "#Preview(\"x\", 3)"])
  func `a preview without a closure is an error at its place`(source: String) throws {
    let (_, errors) = try preview("\n" + source)
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(
      error["message"] as? String
        == "#Preview needs a closure that makes a view: #Preview(\"Name\") { … }")
    #expect(error["severity"] as? String == "error")
    let position = try #require(error["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "/src/Inbox.swift")
    #expect(position["offset"] as? Int == 101)
  }

  @Test(arguments: [
    ("@Entry var x: Int = 5", "x", "static var defaultValue: Int { 5 }", "EnvironmentValues"),
    (
      "\n /// a\n @Entry public var x: String?", "x", "static var defaultValue: String? { nil }",
      "SwiftUI.EnvironmentValues"
    ),
    (
      "@Entry var y = [1: \"a\"] // b", "y", "static let defaultValue = [1: \"a\"]",
      "EnvironmentValues"
    ),
    (
      "@Entry var f: @Sendable (Int) -> Void = { _ in }", "f",
      "static var defaultValue: @Sendable (Int) -> Void { { _ in } }", "EnvironmentValues"
    ),
  ])
  func `entries of the environment have keys`(
    source: String, name: String, value: String, container: String
  ) throws {
    let context = ["\n// c\nextension \(container) {}"]
    let accessors = try attached("EntryMacro", "accessor", source, in: context)
    #expect(
      words(accessors.source)
        == words("{ get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }")
    )
    let key = try attached("EntryMacro", "peer", source, in: context)
    #expect(
      words(key.source)
        == words("private struct __Key_\(name): Calque.EnvironmentKey { \(value) }"))
    #expect(key.errors.isEmpty && accessors.errors.isEmpty)
  }

  @Test func `entries of focused values have the wrapped type`() throws {
    let key = try attached(
      "EntryMacro", "peer", "@Entry var note: Binding<String>?", in: ["extension FocusedValues {}"])
    #expect(
      words(key.source)
        == words(
          "private struct __Key_note: Calque.FocusedValueKey { typealias Value = Binding<String> }")
    )
  }

  @Test(arguments: [
    (
      "@Entry var x: Int", "extension EnvironmentValues {}",
      "needs a default value: @Entry var x: Int = value"
    ),
    ("@Entry var x = 1", "struct A {}", "extensions of EnvironmentValues"),
    ("@Entry var x = 1", "extension A {}", "extensions of EnvironmentValues"),
    ("@Entry func f() {}", "extension EnvironmentValues {}", "for variables"),
    ("@Entry var x: Int { 1 }", "extension EnvironmentValues {}", "makes the accessors"),
    ("@Entry var x: Int = 1", "extension FocusedValues {}", "optional type"),
  ])
  func `what is not an entry is an error`(source: String, context: String, part: String) throws {
    let (_, errors) = try attached("EntryMacro", "peer", source, in: [context])
    #expect(errors.count == 1)
    #expect((errors.first?["message"] as? String)?.contains(part) == true)
  }

  @Test(arguments: [
    ("@Previewable func f() {}", "#Preview {}", "for properties:"),
    ("@Previewable @State var x = 1", "struct A {}", "directly in the closure of #Preview"),
  ])
  func `a mark at another place is an error`(source: String, context: String, part: String) throws {
    let (_, errors) = try attached("PreviewableMacro", "peer", source, in: [context])
    #expect((errors.first?["message"] as? String)?.contains(part) == true)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"a\":1}", "{\"expandFreestandingMacro\":{}}", "\u{FFFD}",
  ])
  func `a broken message has an answer`(message: String) throws {
    let (source, errors) = try result(try answer(to: Array(message.utf8)))
    #expect(source.isEmpty)
    #expect((errors.first?["message"] as? String)?.hasPrefix("CalqueMacros ") == true)
  }

  @Test func `an unknown macro is an error`() throws {
    let (_, errors) = try attached("OtherMacro", "peer", "var x = 1", in: [])
    #expect(errors.first?["message"] as? String == "CalqueMacros has no macro OtherMacro as peer")
  }

  // MARK: Models

  @Test func `a model has a state and a list of its variables`() throws {
    let model = """
      @Model public final class Trip {
        var name: String
        @Relationship(deleteRule: .cascade) var stays: [Stay] = []
        @Transient var note = ""
      }
      """
    let entry = "SwiftData.Schema.PropertyMetadata(name:"
    let members = try attached("ModelMacro", "member", model, conforming: "PersistentModel")
    #expect(members.errors.isEmpty)
    #expect(
      words(members.source)
        == words(
          """
          public let _$modelState = SwiftData.ModelState()
          public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [
              \(entry) "name", keypath: \\Trip.name),
              \(entry) "stays", keypath: \\Trip.stays,
                metadata: SwiftData.Schema.Relationship(deleteRule: .cascade)),
            ]
          }
          """))
    #expect(
      try attached("ModelMacro", "extension", model, conforming: "PersistentModel").source
        == "extension Trips.Trip: SwiftData.PersistentModel {}")
    #expect(try attached("ModelMacro", "extension", model).source == "")
    let errors = try attached("ModelMacro", "member", "@Model struct Trip {}").errors
    #expect(errors.count == 1)
  }

  @Test(arguments: [
    ("var a = 1", true), ("@Transient var a = 1", false), ("let a = 1", false),
    ("var a: Int { 1 }", false), ("func f() {}", false), ("struct A { var a = 1 }", false),
  ])
  func `stored variables of a model are persisted`(member: String, isPersisted: Bool) throws {
    let (source, errors) = try attached("ModelMacro", "memberAttribute", member)
    #expect(errors.isEmpty && source == (isPersisted ? "@SwiftData._PersistedProperty" : ""))
  }

  @Test func `a query has the arguments of its attribute`() throws {
    let attribute = "@Query(sort: \\Trip.name)"
    let property = "\(attribute) private var trips: [Trip]"
    let storage = try attached("QueryMacro", "peer", property, attribute: attribute)
    #expect(storage.errors.isEmpty)
    #expect(
      storage.source
        == "var _trips: SwiftData.Query<([Trip]).Element, [Trip]> = .init(sort: \\Trip.name)")
    let accessor = try attached("QueryMacro", "accessor", property, attribute: attribute)
    #expect(words(accessor.source) == words("{ get { _trips.wrappedValue } }"))
    #expect(try attached("QueryMacro", "peer", "@Query var trips = 1").errors.count == 1)
    // In the closure of a preview nothing is beside a variable.
    let local = try attached(
      "QueryMacro", "accessor", property, in: ["#Preview", "struct Around {}"],
      attribute: attribute)
    #expect(
      words(local.source).joined(separator: " ")
        == "{ get { SwiftData.Query<([Trip]).Element, [Trip]>(sort: \\Trip.name).wrappedValue } }")
  }
}
