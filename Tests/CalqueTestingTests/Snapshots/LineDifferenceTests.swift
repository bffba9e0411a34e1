import CalqueTesting
import Testing

@Suite struct LineDifferenceTests {
  /// The output of `diff -u` of GNU diffutils for the same texts, without its first two lines.
  @Test func writesTheUnifiedFormat() {
    let old = (1...12).map(String.init).joined(separator: "\n") + "\n"
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("12\n", with: "12\n13\n")
    #expect(
      LineDifference(from: old, to: new).unified() == """
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -10,3 +10,4 @@
         10
         11
         12
        +13
        """)
    #expect(LineDifference(from: "", to: "a\nb\n").unified() == "@@ -0,0 +1,2 @@\n+a\n+b")
    #expect(LineDifference(from: "a\n", to: "").unified() == "@@ -1,1 +0,0 @@\n-a")
  }

  @Test(arguments: ["", "a", "a\n", "a\n\nb", "\n\n"])
  func aTextEqualsItself(text: String) {
    let difference = LineDifference(from: text, to: text)
    #expect(difference.isEmpty)
    #expect(difference.unified() == "")
  }

  @Test func lineBreaksOfWindowsAndAtTheEndDoNotDiffer() {
    #expect(LineDifference(from: "a\r\nb\r\n", to: "a\nb").isEmpty)
  }

  /// What was added from one text to another is removed on the way back.
  @Test(arguments: [
    ("a\nb\nc", "a\nc\nd"), ("x\nx\nx", "x"), ("", "a\nb"), ("a\nb\nc", "c\nb\na"),
  ])
  func theWayBackHasTheOppositeChanges(old: String, new: String) {
    let (there, back) = (LineDifference(from: old, to: new), LineDifference(from: new, to: old))
    #expect(there.added == back.removed && there.removed == back.added)
    #expect(!there.isEmpty)
  }

  /// Applying the lines of a difference with all its context gives both texts.
  @Test func hasAllLinesOfBothTexts() {
    let old = "a b a c a b b a".split(separator: " ").map(String.init)
    let new = "c a b b a x a".split(separator: " ").map(String.init)
    let text = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).unified(context: 100)
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) } == old)
    #expect(lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) } == new)
  }

  @Test func longDifferencesAreCut() {
    let new = (1...100).map(String.init).joined(separator: "\n")
    let lines = LineDifference(from: "", to: new).unified(limit: 10).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last == "… 91 more lines")
  }

  /// Texts that differ in most lines are compared in a time that is not quadratic.
  @Test func veryDifferentTextsAreReplacedAsAWhole() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")
    let difference = LineDifference(from: old, to: new)
    #expect(difference.added == 20_000 && difference.removed == 20_000)
  }
}
