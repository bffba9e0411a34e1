import CalqueSwiftSource
import Testing

@testable import CalqueMacroExpansion

/// Which declarations of a class are stored variables, by "The Swift Programming Language".
@Suite struct StoredPropertiesTests {
  private func properties(_ source: String) -> [StoredProperty] {
    let source = SwiftTokens(source)
    return StoredPropertyFinder.properties(in: source, 0..<source.count)
  }

  @Test(arguments: [
    ("var a: Int", ["a"]), ("var a = 1; var b: [Int] = []", ["a", "b"]),
    ("public private(set) var a: String?", ["a"]), ("var `default`: Int", ["`default`"]),
    ("let a = 1\nvar b = 2", ["b"]), ("static var a = 1", []), ("class var a: Int { 1 }", []),
    ("lazy var a = 1", []), ("override var a: Int", []),
    ("var a: Int { 1 }", []), ("var a: Int\n{ get { 1 } set {} }", []),
    ("var a: Int { didSet { print(a) } }", ["a"]), ("var a = 1 { willSet {} }", ["a"]),
    ("var a: [String: Int]\nvar b: Int { a.count }", ["a"]),
    ("var a: (Int) -> Void = { _ in var x = 1 }\nvar b = 1", ["a", "b"]),
    ("func f() { var x = 1 }\ninit() { var y = 1 }", []),
    ("struct Inner { var x = 1 }\nclass Other { var y = 1 }\nvar a = 1", ["a"]),
    ("static func make() -> Int { 1 }\nvar a = 1", ["a"]),
    ("enum Kind { case var_ }\nweak var a: Other?", ["a"]),
    ("#if os(iOS)\nvar a = 1\n#endif\nvar b = 1", ["b"]), ("var", []), ("@", []), ("var a", ["a"]),
  ])
  func `stored variables are found`(source: String, names: [String]) {
    #expect(properties(source).map(\.name) == names)
  }

  @Test func `attributes and ownership are kept`() throws {
    let found = properties(
      """
      @Attribute(.unique, originalName: "x") @SwiftData.Transient
      var a: Int
      unowned(safe) var b: Other
      @Relationship var c: [Int] { didSet {} }
      """)
    #expect(found.map(\.attributes.count) == [2, 0, 1])
    #expect(found[0].attributes[0].arguments == "(.unique, originalName: \"x\")")
    #expect(found[0].has("Transient") && !found[2].has("Transient"))
    #expect(found.map(\.ownership) == ["", "unowned(safe)", ""])
    #expect(found.map(\.hasObservers) == [false, false, true])
  }
}
