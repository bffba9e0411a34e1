import CalqueSwiftSource
import Testing

@Suite struct ConditionRewriterTests {
  private func rewritten(_ source: String) -> String {
    String(decoding: ConditionRewriter(bytes: Array(source.utf8)).rewritten, as: UTF8.self)
  }

  @Test(arguments: [
    ("#if os(iOS)\nimport UIKit\n#endif", "#if true   \nimport UIKit\n#endif"),
    ("#if os(iOS) || os(macOS)", "#if true    || os(macOS)"),
    ("#if !os(iOS)", "#if !true   "),
    ("#if(os(iOS)&&DEBUG) // os(iOS)", "#if(true   &&DEBUG) // os(iOS)"),
    ("#if os( iOS )", "#if true     "),
    ("#if DEBUG\n#elseif os(iOS)", "#if DEBUG\n#elseif true   "),
    (
      "#if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)",
      "#if true                         && !targetEnvironment(macCatalyst)"
    ),
    ("  #if os(macOS)\n  #else\n", "  #if os(macOS)\n  #else\n"),
    ("#if os(iOSX) || xos(iOS)", "#if os(iOSX) || xos(iOS)"),
    ("let os = 1\nf(os(iOS))", "let os = 1\nf(os(iOS))"),
    ("#if A\nos(iOS)\n#endif", "#if A\nos(iOS)\n#endif"),
    ("// #if os(iOS)\n/* #if os(iOS) */", "// #if os(iOS)\n/* #if os(iOS) */"),
    ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
    ("#\"\"\"\n\"\n#if os(iOS)\n\"\"\"#", "#\"\"\"\n\"\n#if os(iOS)\n\"\"\"#"),
    ("\"a\\\"#if os(iOS)\"", "\"a\\\"#if os(iOS)\""),
    (
      "List()\n  #if os(iOS)\n  .x()\n  #endif",
      "List()\n  #if true   \n  .x()\n  #endif"
    ),
  ])
  func `only conditions are rewritten`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func `a copy names the file of the source`() {
    let copy = ConditionRewriter(bytes: Array("x\n#if os(iOS)".utf8)).copy(of: "/a \"b\".swift")
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\nx\n#if true   ")
  }

  @Test(arguments: [("#if os(iOS)", true), ("#if os(macOS)", false), ("", false)])
  func `a source knows whether it has such conditions`(source: String, expected: Bool) {
    #expect(ConditionRewriter(bytes: Array(source.utf8)).hasConditions == expected)
  }
}
