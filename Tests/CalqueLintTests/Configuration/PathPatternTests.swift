import Testing

@testable import CalqueLint

/// The rules of gitignore's manual for patterns.
@Suite struct PathPatternTests {
  @Test(arguments: [
    // Without a slash: at every depth, and everything in such a folder.
    ("Pods", "Pods/a.strings", true), ("Pods", "App/Pods/x/a.strings", true),
    ("Pods", "MyPods/a.strings", false), ("Pods/", "Pods/a.strings", true),
    ("*.strings", "a/b.strings", true), ("*.strings", "a/b.stringsdict", false),
    // With a slash: from the folder of the configuration.
    ("/a.strings", "a.strings", true), ("/a.strings", "b/a.strings", false),
    ("App/*.strings", "App/a.strings", true), ("App/*.strings", "App/b/a.strings", false),
    ("App/*", "App/b/a.strings", true), ("./App", "App/a.strings", true),
    // Two stars.
    ("App/**/a.strings", "App/a.strings", true), ("App/**/a.strings", "App/x/y/a.strings", true),
    ("**/de.lproj", "x/de.lproj/a.strings", true), ("App/**", "App/a.strings", true),
    ("App/**", "App", false), ("**", "a", true),
    // Wildcards.
    ("?.strings", "ü.strings", true), ("?.strings", "ab.strings", false),
    ("[a-c].strings", "b.strings", true), ("[!a-c].strings", "b.strings", false),
    ("[]]", "]", true), ("[", "[", true), ("\\*", "*", true), ("\\*", "a", false),
    ("*a*b*c", "xaxbxc", true), ("*a*b*c", "xaxbxcx", false), ("***", "abc", true),
  ]) func matchesAsGitDoes(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
    #expect(PathPattern(pattern).matches("./" + path) == isMatch)
  }

  @Test func manyStarsTakeNoLongTime() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 5_000)))
  }
}
