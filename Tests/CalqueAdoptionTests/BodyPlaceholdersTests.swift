import Foundation
import Testing

@testable import CalqueAdoption

/// What takes the place of views that do not compile.
@Suite struct BodyPlaceholdersTests {
  private static let source = """
    struct A: View {
      let a: Int
      var body: some View {
        VStack { row }
          .lacking()
      }
      private var row: some View { Text("é").missing() }
      func other() -> Int {
        lacking
      }
    }
    extension B {
      @ViewBuilder func part(_ x: Int) -> some View {
        // }
        lacking
      }
    }
    """

  private func cover(_ placeholders: inout BodyPlaceholders, _ places: [(Int, Int)]) -> Bool {
    placeholders.cover(
      places.map { CompilerDiagnostic(file: "", line: $0.0, column: $0.1, message: "") })
  }

  @Test func `a body with an error has a placeholder, and all lines stay`() throws {
    var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8))
    #expect(cover(&placeholders, [(5, 8), (7, 43), (15, 5)]))
    let lines = String(decoding: placeholders.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Self.source.count { $0 == "\n" } + 1)
    #expect(lines[2].hasPrefix("  var body: some View { SwiftUI.Rectangle()"))
    #expect(lines[2].contains("\"A\"") && lines[5] == "}")
    #expect(lines[6].hasPrefix("  private var row: some View { SwiftUI.Rectangle()"))
    #expect(lines[8] == "    lacking")
    #expect(lines[12].contains("\"B\"") && lines[15] == "}")
  }

  @Test(
    arguments: [
      ("func f() {", ""), ("func f(a: (Int) -> Bool) async throws {", ""),
      ("func f() -> Int? {", "nil"),
      ("func f() throws -> [Int] {", "[]"), ("static func f() -> [Int: Int] {", "[:]"),
      ("var a: Bool {", "false"), ("var a: String {", "\"\""), ("func f() -> CGFloat {", "0"),
      ("func f() -> A {", nil), ("var a: Int = 0 {", nil), ("init() {", nil), ("f {", nil),
      ("if a() {", nil), ("var a: Int { didSet {", nil), ("let a = f() {", nil),
      ("func f<T>(a: T) where T: A {", nil),
    ] as [(String, String?)])
  func `functions have placeholders of simple results`(signature: String, expected: String?) {
    let end = String(repeating: "}", count: signature.count { $0 == "{" })
    let source = "class A {\n\(signature)\n lacking\n\(end)\n}"
    var placeholders = BodyPlaceholders(bytes: Array(source.utf8))
    // A body of which no value is known is left out with its function; then no class may be left.
    _ = cover(&placeholders, [(3, 2)])
    if expected == nil {
      #expect(!String(decoding: placeholders.text, as: UTF8.self).contains(signature))
    } else if let expected {
      #expect(
        String(decoding: placeholders.text, as: UTF8.self)
          == "class A {\n\(signature) \(expected) \n\n}\n}")
    }
  }

  @Test(arguments: [(12, 1), (40, 1), (0, 0)])
  func `an error outside of declarations has no placeholder`(line: Int, column: Int) {
    let source = Self.source.replacing("extension B", with: "#if A\nextension B") + "\n#endif"
    var placeholders = BodyPlaceholders(bytes: Array(source.utf8))
    #expect(!cover(&placeholders, [(line, column)]))
    #expect(placeholders.isEmpty)
  }

  @Test func `a member with an error elsewhere is left out, then its type`() throws {
    func text(_ places: [[(Int, Int)]]) -> [String] {
      var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8))
      for places in places { #expect(cover(&placeholders, places)) }
      let text = String(decoding: placeholders.text, as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let before = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let member = text([[(2, 10)]])
    #expect(member.count == before.count)
    #expect(member[0] == "struct A: View {" && member[2] == "  var body: some View {")
    #expect(!member[1].contains("let"))
    // The attribute of a function belongs to it.
    let function = text([[(13, 20)]])
    #expect(!function.joined().contains("part") && !function.joined().contains("@ViewBuilder"))
    #expect(function[11] == "extension B {" && function[16] == "}")
    // An error in the placeholder leaves out the member, one more the type.
    let body = text([[(5, 8)], [(3, 30)]])
    #expect(!body.joined().contains("var body") && body.joined().contains("let a: Int"))
    #expect(!text([[(5, 8)], [(3, 30)], [(1, 8)]]).joined().contains("struct A"))
  }

  @Test func `members are declarations with attributes, in any order of their words`() {
    let source = """
      import A
      @main public final class B<C>: D where C: E {
        @F(g) @H.I private(set) static var a = 1
        class func b() {}
        #if J
        case c, d(Int)
        #endif
        init() {}
        subscript(e: Int) -> Int { e }
      }
      #Preview("x") { K() }
      """
    for (line, column, word) in [
      (3, 40, "@F(g)"), (4, 9, "class func"), (6, 9, "case"), (8, 5, "init"), (9, 5, "subscript"),
      (11, 18, "#Preview"), (2, 30, "@main"),
    ] {
      var placeholders = BodyPlaceholders(bytes: Array(source.utf8))
      #expect(cover(&placeholders, [(line, column)]))
      // Without the word, and with all others but the members of a type that is left out.
      let text = String(decoding: placeholders.text, as: UTF8.self)
      #expect(!text.contains(word) && text.contains("import A"))
      #expect(line == 2 || text.contains("#if J") && text.contains("#endif"))
      #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" })
    }
    var imports = BodyPlaceholders(bytes: Array(source.utf8))
    #expect(!cover(&imports, [(1, 8)]))
  }

  @Test func `a file of which nothing is left fails`() {
    var placeholders = BodyPlaceholders(bytes: Array("import A\nlet b: C".utf8))
    #expect(!cover(&placeholders, [(2, 8)]))
  }

  @Test func `any bytes can be read`() {
    for count in 0..<Self.source.utf8.count {
      var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8.prefix(count)))
      _ = cover(&placeholders, [(5, 8)])
      #expect(placeholders.text.count >= 0)
    }
  }
}
