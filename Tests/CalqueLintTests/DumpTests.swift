import Foundation
import Testing

@testable import CalqueLint

/// What `strings-lint dump` prints, read back as JSON.
@Suite struct DumpTests {
  func entries(_ path: String, _ text: String) throws -> NSDictionary {
    var output = OutputBuffer(descriptor: nil)
    let file = try #require(LintFile(path: path, contents: Array(text.utf8)))
    Dump.write(file, to: &output)
    #expect(output.bytes.count { $0 == 0x0A } == 1)
    let object = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: Any]
    #expect(object?["file"] as? String == path)
    return try #require(object?["entries"] as? NSDictionary)
  }

  @Test(arguments: [
    ("\"a\" = \"one \\\"x\\\"\\n\\U00e9\\101\";", ["a": "one \"x\"\né\u{41}"]),
    ("a = b; 'c' = \"d\"; key;", ["a": "b", "c": "d", "key": "key"]),
    ("\"a\" = \"one\"; \"b\" = \"x\"; \"a\" = \"two\";", ["a": "two", "b": "x"]),
    ("\"a\" = \"one\";\n} \"a\" = \"lost\";", ["a": "one"]),
    ("\"a\" = \"one\" \"b\" = \"two\";", [:]),
    ("/* nothing */", [:]),
  ]) func stringsAreWhatTheRuntimeSees(_ text: String, _ expected: [String: String]) throws {
    #expect(try entries("en.lproj/A.strings", text) == expected as NSDictionary)
  }

  @Test func dictionariesShowTheirVariations() throws {
    let example = RuleExample.plural([("one", "%d file"), ("other", "%d files")])
    let found = try entries(example.files[0].path, example.files[0].text)
    let expected: [String: Any] = [
      "%d files": [
        "value": "%#@n@",
        "substitutions": ["n": ["plural": ["one": "%d file", "other": "%d files"]]],
      ]
    ]
    #expect(found == expected as NSDictionary)
  }

  @Test func stringCatalogsShowTheirLanguages() throws {
    let found = try entries(
      "A.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "new", "value": "Salut"}},
          "other": {"stringUnit": {"state": "new", "value": "Bonjour"}}}}}}}}}
      """)
    let expected: [String: Any] = [
      "Hi": ["de": "Hallo", "fr": ["device": ["mac": "Salut", "other": "Bonjour"]], "en": "Hi"]
    ]
    #expect(found == expected as NSDictionary)
  }
}
