import Testing

@testable import CalqueAdoption

@Suite struct CompilerDiagnosticTests {
  /// The output is that of Swift 6.3.
  @Test func `errors are read with their places`() {
    let output = """
      /a b/C:d.swift:3:14: error: cannot find 'x' in scope
      let y = x
              ^
      /a b/C:d.swift:3:14: error: cannot find 'x' in scope
      /e.swift:1:2: warning: variable 'a' was never used
      macro expansion @Entry:2:12: error: cannot find '__Key_x' in scope
      `- /f.swift:5:31: note: expanded code originates here
      /tmp/swift-generated-sources/@__swiftmacro_1A.swift:8:30: error: type 'B' has no member 'c'
              B.c(
      /usr/C.swift:1:2: note: 'B' declared here
      /g.swift:26:15: note: in expansion of macro 'Predicate' here
      <unknown>:0: error: other
      error: emit-module command failed
      """
    #expect(
      CompilerDiagnostic.errors(in: output).map { "\($0.file):\($0.line):\($0.column)" } == [
        "/a b/C:d.swift:3:14", "/f.swift:5:31", "/g.swift:26:15",
      ])
  }

  @Test(arguments: [
    ("no such module 'UIKit'", MissingName(.module, "UIKit")),
    ("cannot find 'withAnimation' in scope", MissingName(.name, "withAnimation")),
    ("cannot find type 'Namespace' in scope", MissingName(.name, "Namespace")),
    ("unknown attribute 'StateObject'", MissingName(.name, "StateObject")),
    ("value of type 'some View' has no member 'sheet'", MissingName(.member, "View.sheet")),
    (
      "value of type 'ModifiedContent<Text, A>' has no member 'b'",
      MissingName(.member, "ModifiedContent.b")
    ),
    ("type 'Color' has no member 'mint'", MissingName(.member, "Color.mint")),
    (
      "cannot infer contextual base in reference to member 'plain'", MissingName(.member, "_.plain")
    ),
    ("'Map' is unavailable: There is no map", MissingName(.unavailable, "Map")),
    ("extra argument 'role' in call", MissingName(.form, "extra argument 'role' in call")),
  ])
  func `an error tells what is missing`(message: String, expected: MissingName) {
    #expect(MissingName(message: message) == expected)
  }
}
