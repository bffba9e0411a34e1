import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// The binary form of a cache, and what distinguishes one state from another.
@Suite struct CacheFormTests {
  static let finding = Finding(
    file: "a.strings", range: 3..<9, start: SourcePosition(line: 1, column: 4),
    end: SourcePosition(line: 2, column: 1), severity: .warning, rule: "r", message: "m\u{E9}",
    remedy: nil, key: "me\u{301}", locale: "de",
    fix: Fix(
      title: "t",
      edits: [Edit(range: 0..<0, replacement: ""), Edit(range: 4..<5, replacement: "é")],
      removesByteOrderMark: true))

  static var result: TaskResult {
    var bare = finding
    (bare.remedy, bare.key, bare.locale, bare.fix) = ("", nil, nil, nil)
    // Encoded differently, but equal in Swift.
    bare.message = "me\u{301}"
    let source = SourceText(path: "a.strings", contents: Array("\"a\" = \"b\";".utf8))
    var result = TaskResult()
    result.linted = ["a.strings", "a.stringsdict"]
    result.findings = [FileFindings(source: source, findings: [finding, bare])]
    return result
  }

  private func read(_ bytes: ArraySlice<UInt8>) -> TaskResult? {
    try? CachedResult.result(bytes) { SourceText(path: $0, contents: []) }
  }

  @Test func resultsComeBackAsTheyWere() throws {
    let bytes = try #require(CachedResult.bytes(of: Self.result))
    let back = try #require(read(bytes[...]))
    #expect(back.linted == Self.result.linted)
    let (old, new) = (Self.result.findings[0].findings, back.findings[0].findings)
    #expect(old == new)
    #expect(old.map { Array($0.message.utf8) } == new.map { Array($0.message.utf8) })
    #expect(old.map { $0.key.map { Array($0.utf8) } } == new.map { $0.key.map { Array($0.utf8) } })
  }

  @Test func resultsWithFailuresAreNotKept() {
    var result = Self.result
    result.failures = [FileError(path: "a", reason: "b")]
    #expect(CachedResult.bytes(of: result) == nil)
  }

  @Test func brokenBytesNeverCrash() throws {
    let bytes = try #require(CachedResult.bytes(of: Self.result))
    for count in bytes.indices { #expect(read(bytes[..<count]) == nil, "\(count)") }
    for index in bytes.indices {
      for value in [0x00, 0x7F, 0x80, 0xFF] as [UInt8] {
        var broken = bytes
        broken[index] = value
        _ = read(broken[...])
      }
    }
  }

  @Test func filesAreReadOrRefusedAsAWhole() {
    var contents = CacheContents()
    contents.files[ScalarKey("a")] = CacheContents.File(
      stamp: FileStamp(size: 3, modified: -1, changed: .max), digest: ContentDigest([1]))
    contents.insert(
      CacheContents.Task(
        name: ["a", "b"],
        reads: ["a", "b", "c"].map { FileRead.Place($0) }
          + [FileRead.Place("a", isPast: true)],
        digest: ContentDigest([2]), result: [1, 2, 3]))
    let bytes = contents.bytes
    let back = CacheContents(bytes)
    #expect(back?.bytes == bytes)
    #expect(back?.files == contents.files)
    #expect(back?.task(["a", "b"])?.reads == contents.task(["a", "b"])?.reads)
    #expect(back?.task(["a"]) == nil)
    for count in bytes.indices { #expect(CacheContents(Array(bytes[..<count])) == nil) }
    for index in bytes.indices {
      var broken = bytes
      broken[index] ^= 0x11
      #expect(CacheContents(broken) == nil)
    }
    #expect(CacheContents(bytes + [0]) == nil)
  }

  @Test(arguments: [0, 1, -1, 127, 128, 300, .max, .min]) func numbersComeBack(_ number: Int) throws
  {
    var writer = CacheWriter()
    writer.write(number)
    var reader = CacheReader(writer.bytes[...])
    #expect(try reader.integer() == number)
    #expect(reader.isAtEnd)
  }

  /// Of the bytes 0, 1, 2 and so on, with the key 0…15, as `openssl mac SIPHASH` gives it.
  @Test(arguments: [
    (0, "A3817F04BA25A8E66DF67214C7550293"), (1, "DA87C1D86B99AF44347659119B22FC45"),
    (7, "A1F1EBBED8DBC153C0B84AA61FF08239"), (8, "3B62A9BA6258F5610F83E264F31497B4"),
    (15, "5493E99933B0A8117E08EC0F97CFC3D9"), (16, "6EE2A4CA67B054BBFD3315BF85230577"),
    (63, "5150D1772F50834A503E069A973FBD7C"), (64, "1EAF077DC0D4CD3F8CAD4D383658A74B"),
    (100, "39732DD009BE17338297C6358FE5E6D9"),
  ]) func digestsAreThoseOfSipHash(_ count: Int, _ expected: String) {
    let key = (0x0706_0504_0302_0100 as UInt64, 0x0F0E_0D0C_0B0A_0908 as UInt64)
    let digest = ContentDigest((0..<count).map { UInt8($0) }, key: key)
    var writer = CacheWriter()
    writer.write(digest)
    let digits = writer.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == expected.lowercased())
  }

  /// A new property requires a decision whether findings depend on it.
  @Test func everyPropertyOfAConfigurationIsDecidedOn() {
    let inKey = [
      "only", "disabled", "minimumSeverity", "sourceLanguage", "rules", "overrides", "terms",
      "workingFolder", "folder", "pastContents", "tellsRepeatedKeys",
    ]
    let behindIt = [
      "failOn", "baseline", "pastFindings", "changedFiles", "languages", "foldsMissingTexts",
      "lintsUnused",
    ]
    let labels = Mirror(reflecting: LintConfiguration()).children.compactMap(\.label)
    #expect(Set(labels) == Set(inKey + behindIt))
  }

  static let changes: [@Sendable (inout LintConfiguration) -> Void] = [
    { $0.only = [] }, { $0.only = ["a", "b"] }, { $0.disabled = ["a", "b"] },
    { $0.minimumSeverity = .information }, { $0.sourceLanguage = "de" },
    { $0.tellsRepeatedKeys = true },
    { $0.rules = ["a": RuleChoice(level: .off)] },
    { $0.rules = ["a": RuleChoice(level: .severity(.error))] },
    { $0.rules = ["a": RuleChoice(options: ["o": .integer(1)])] },
    { $0.rules = ["a": RuleChoice(options: ["o": .number(1)])] },
    { $0.rules = ["a": RuleChoice(options: ["o": .text("1")])] },
    { $0.rules = ["a": RuleChoice(options: ["o": .texts(["1"])])] },
    { $0.overrides = [override(["x"], nil)] }, { $0.overrides = [override(["y"], nil)] },
    { $0.overrides = [override([], "de")] },
    {
      $0.overrides = [override([], "de")]
      $0.folder = "/a"
    },
    { $0.terms.brands = ["a"] },
    { $0.terms.glossary = [ProjectTerms.Term(term: "a", translations: [:])] },
    { $0.terms.glossary = [ProjectTerms.Term(term: "a", translations: ["de": ["b"]])] },
    { $0.pastContents = { _ in nil } },
  ]

  private static func override(_ paths: [String], _ locale: String?) -> ConfigurationOverride {
    var override = ConfigurationOverride()
    override.paths = paths.map(PathPattern.init)
    override.locales = [locale].compactMap { $0.flatMap(LocaleRange.init) }
    override.rules = ["a": RuleChoice(level: .off)]
    return override
  }

  @Test func configurationsAreTold() {
    func key(_ change: (inout LintConfiguration) -> Void) -> [UInt8] {
      var configuration = LintConfiguration()
      change(&configuration)
      var writer = CacheWriter()
      configuration.write(to: &writer)
      return writer.bytes
    }
    let keys = Self.changes.map(key)
    #expect(Set(keys + [key { _ in }]).count == Self.changes.count + 1)
    #expect(Self.changes.map(key) == keys)
    #expect(key { $0.failOn = .information } == key { _ in })
    #expect(key { $0.folder = "/a" } == key { _ in })
  }
}
