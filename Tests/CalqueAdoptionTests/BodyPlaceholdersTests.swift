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
    #expect(cover(&placeholders, [(3, 2)]) == (expected != nil))
    if let expected {
      #expect(
        String(decoding: placeholders.text, as: UTF8.self)
          == "class A {\n\(signature) \(expected) \n\n}\n}")
    }
  }

  @Test(arguments: [(2, 3), (2, 7), (1, 1), (12, 3), (40, 1), (0, 0)])
  func `an error elsewhere has no placeholder`(line: Int, column: Int) {
    var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8))
    #expect(!cover(&placeholders, [(line, column)]))
    #expect(!cover(&placeholders, [(5, 8), (line, column)]))
    #expect(placeholders.isEmpty)
  }

  @Test func `a placeholder with an error is not tried again`() {
    var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8))
    #expect(cover(&placeholders, [(5, 8)]))
    #expect(!cover(&placeholders, [(4, 8)]))
  }

  @Test func `any bytes can be read`() {
    for count in 0..<Self.source.utf8.count {
      var placeholders = BodyPlaceholders(bytes: Array(Self.source.utf8.prefix(count)))
      _ = cover(&placeholders, [(5, 8)])
      #expect(placeholders.text.count >= 0)
    }
  }
}
