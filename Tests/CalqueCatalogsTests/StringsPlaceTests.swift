import CalqueCatalogs
import CalqueDiagnostics
import Testing

/// Lines and columns counted by hand, in broken files with all encodings and line endings.
@Suite struct StringsPlaceTests {
  /// `¶` represents the line break.
  static let broken = """
    /* é😀 */¶"k1" = "v😀1"; // x¶"k2" = "a\\qb";¶“bad” = “x”;¶/* 語 */ "k3"¶  = "v3";¶"k4" "v";¶'k5' = 'é';
    """

  /// The line and column of each beginning and end.
  static let places = [
    "entry k1: 2:1-2:14 key 2:2-2:4 value 2:9-2:12 comment 1:1-1:9",
    "entry k2: 3:1-3:15 key 3:2-3:4 value 3:9-3:13 comment -",
    "entry k3: 5:9-6:10 key 5:10-5:12 value 6:6-6:8 comment 5:1-5:8",
    "entry k5: 8:1-8:12 key 8:2-8:4 value 8:9-8:10 comment -",
    "invalid_escape 3:10-3:12",
    "strings_silent_truncation 4:1-4:2",
    "strings_syntax 7:6-7:7",
  ]

  @Test(
    "Places are those that an editor shows", arguments: ["\n", "\r\n", "\r"], Array(0...6))
  func places(lineBreak: String, encoding: Int) {
    let text = Self.broken.replacing("¶", with: lineBreak)
    let bytes = StringsMutationTests.encode(Array(text.utf8), encoding)
    let file = StringsFile(SourceText(path: "a.strings", contents: bytes))
    func place(_ range: Range<Int>?) -> String {
      guard let range else { return "-" }
      return "\(file.source.position(at: range.lowerBound))-"
        + "\(file.source.position(at: range.upperBound))"
    }
    var found = file.entries.map { entry in
      "entry \(file.key(of: entry)): \(place(entry.range)) key \(place(entry.keyRange)) "
        + "value \(place(entry.valueRange)) comment \(place(entry.commentRange))"
    }
    let encodings: Set<CatalogProblem.Code> = [.encodingPolicy, .encodingMixed, .byteOrderMark]
    found += file.problems.filter { !encodings.contains($0.code) }
      .map { "\($0.code.rawValue) \(place($0.range))" }
    #expect(found == Self.places)
    let lines = LineMap(file.source)
    for entry in file.entries {
      #expect(
        lines.position(at: entry.range.lowerBound)
          == file.source.position(at: entry.range.lowerBound))
    }
  }

  static let dictionary = """
    <?xml version="1.0"?>¶<plist>¶<dict>¶\t<!-- é😀 -->¶\t<key>a😀</key>¶\t<dict>¶\t\t<key>NSStringLocalizedFormatKey</key>¶\t\t<string>😀%#@n@</string>¶\t\t<key>n</key>¶\t\t<dict><key>other</key> <string>é &amp; x</string></dict>¶\t</dict>¶\t<key>broken</key>¶\t<dict></key>¶\t</dict>¶\t<key>c</key>¶\t<dict><key>NSStringVariableWidthRuleType</key><dict><key>😀</key><string>w</string></dict></dict>¶</dict>¶</plist>
    """

  @Test(
    "Places in a string dictionary, which is read on after a broken entry",
    arguments: ["\n", "\r\n", "\r"], [0, 1, 2, 3, 4, 6])
  func dictionaryPlaces(lineBreak: String, encoding: Int) {
    let text = Self.dictionary.replacing("¶", with: lineBreak)
    let bytes = StringsMutationTests.encode(Array(text.utf8), encoding)
    let file = StringsDictionary(SourceText(path: "a.stringsdict", contents: bytes))
    func place(_ range: Range<Int>?) -> String {
      guard let range else { return "-" }
      return "\(file.source.position(at: range.lowerBound))-"
        + "\(file.source.position(at: range.upperBound))"
    }
    var found: [String] = []
    for entry in file.entries {
      found.append("\(entry.key): \(place(entry.keyRange)) comment \(place(entry.commentRange))")
      let localization = entry.localizations[0]
      found += localization.value?.texts.map { "\($0.string): \(place($0.range))" } ?? []
      for part in localization.substitutions {
        found.append("\(part.name): \(place(part.nameRange))")
        found += part.value.texts.map { "\($0.string): \(place($0.range))" }
      }
    }
    let codes: Set<CatalogProblem.Code> = [.stringsdictXML, .stringsdictSchema]
    found += file.problems.filter { codes.contains($0.code) }
      .map { "\(place($0.range)) \($0.message)" }
    #expect(
      found == [
        "a😀: 5:7-5:9 comment 4:2-4:13",
        "😀%#@n@: 8:11-8:17",
        "n: 9:8-9:9",
        "é & x: 10:34-10:43",
        "c: 15:7-15:8 comment -",
        "w: 16:74-16:75",
        "9:8-9:9 'n' has no NSStringFormatSpecTypeKey",
        "9:8-9:9 'n' has no NSStringFormatValueTypeKey",
        "13:8-13:14 Expected </dict>, found </key>; <dict> opened at 13:2",
        "16:59-16:60 '😀' is not a width",
      ])
    let isReadable = file.isReadable
    #expect(!isReadable)
  }
}
