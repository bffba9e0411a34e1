import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Foundation
import Testing

@Suite struct StringsDictionaryTests {
  static let fixture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- A count -->
      <key>%d files &amp; %d folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%1$#@files@ in <![CDATA[<%2$#@folders@>]]></string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>%d file</string>
          <key>other</key>
          <string>%d files&#8230;</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>other</key>
          <string>&#x41;ll</string>
        </dict>
      </dict>
      <key>width</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict>
          <key>20</key>
          <string>Hi</string>
          <key>50</key>
          <string>Hello</string>
        </dict>
      </dict>
      <key>device</key>
      <dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict>
          <key>iphone</key>
          <string>Tap</string>
          <key>mac</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>Click</string>
          </dict>
          <key>other</key>
          <string/>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  private func read(_ text: String) -> StringsDictionary {
    StringsDictionary(SourceText(path: "de.lproj/A.stringsdict", text: text), locale: "de")
  }

  private func inRoot(_ text: String) -> String {
    "<plist version=\"1.0\"><dict>\(text)</dict></plist>"
  }

  @Test("Formats, named parts and rules arrive in the model")
  func model() throws {
    let file = read(Self.fixture)
    #expect(file.problems == [])
    let catalog = Catalog(file)
    #expect(catalog.locales == ["de"])
    let entry = try #require(catalog["%d files & %d folders"])
    #expect(entry.comment == "A count")
    let localization = try #require(entry.localization("de"))
    #expect(localization.value?.texts.map(\.string) == ["%1$#@files@ in <%2$#@folders@>"])
    let files = try #require(localization.substitution("files"))
    #expect(files.formatSpecifier == "d")
    #expect(files.value.texts.map(\.string) == ["%d file", "%d files…"])
    #expect(localization.substitution("folders")?.value.texts.map(\.string) == ["All"])
    guard case .variations(let widths)? = catalog.localization(of: "width", in: "de")?.value,
      case .variations(let devices)? = catalog.localization(of: "device", in: "de")?.value
    else {
      Issue.record("no rules")
      return
    }
    #expect(widths.kind == .width)
    #expect(widths.cases.map(\.selector) == ["20", "50"])
    #expect(devices.kind == .device)
    #expect(devices.cases.flatMap(\.value.texts).map(\.string) == ["Tap", "Click", ""])
  }

  @Test("Places are those of the text")
  func places() throws {
    let file = read(Self.fixture)
    func place(_ range: Range<Int>) -> String {
      file.source.position(at: range.lowerBound).description
    }
    let entry = file.entries[0]
    #expect(place(entry.range) == "6:3")
    #expect(place(entry.keyRange) == "6:8")
    let files = entry.localizations[0].substitutions[0]
    #expect(place(files.nameRange) == "10:10")
    #expect(files.value.texts.map { place($0.range) } == ["17:15", "19:15"])
    let end = file.source.position(at: files.value.texts[1].range.upperBound)
    #expect(end.description == "19:30")
  }

  static let broken: [(text: String, code: CatalogProblem.Code, place: String, message: String)] = [
    ("", .emptyFile, "1:1", "The file is empty"),
    ("<plist></plist>", .stringsdictXML, "1:8", "The property list is empty"),
    (
      "<plist><array/></plist>", .stringsdictSchema, "1:8",
      "The root of a string dictionary must be a dictionary"
    ),
    (
      "<plist>\n<dict>\n</plist>", .stringsdictXML, "3:1",
      "Expected </dict>, found </plist>; <dict> opened at 2:1"
    ),
    ("<dict><key>a</key></dict>", .stringsdictXML, "1:19", "Expected a value after the key 'a'"),
    (
      "<dict><key>a & b</key></dict>", .stringsdictXML, "1:14",
      "Expected &amp; or another reference, found a lone '&'"
    ),
    (
      "<dict><key>&x;</key></dict>", .stringsdictXML, "1:12",
      "The reference '&x;' does not denote a character"
    ),
    ("<dict><string>a</string></dict>", .stringsdictXML, "1:7", "Expected <key>, found <string>"),
    ("<dict><!-- a", .stringsdictXML, "1:7", "The comment is never closed"),
    (
      "<dict/> x", .stringsdictXML, "1:9",
      "Expected the end of the file after the property list, found 'x'"
    ),
    (
      "<dict><key>a</key><string>b</string></dict>", .stringsdictSchema, "1:19",
      "The entry 'a' is not a dictionary"
    ),
    (
      "<dict><key>a</key><dict/></dict>", .stringsdictSchema, "1:12",
      "The entry 'a' has no NSStringLocalizedFormatKey"
    ),
  ]

  @Test("A broken file has a problem with a place", arguments: broken.indices)
  func problems(index: Int) {
    let (text, code, place, message) = Self.broken[index]
    let file = read(text)
    #expect(file.problems.map(\.code) == [code], Comment(rawValue: text))
    #expect(file.problems.first?.message == message)
    #expect(
      file.problems.first.map { file.source.position(at: $0.range.lowerBound).description }
        == place,
      Comment(rawValue: text))
  }

  @Test("Ten thousand nested elements are an error, not a crash")
  func nesting() {
    let isReadable = read(String(repeating: "<array>", count: 10_000)).isReadable
    #expect(!isReadable)
  }

  @Test("A truncated file is reported, and rejected if Foundation rejects it")
  func truncations() {
    let bytes = Array(Self.fixture.utf8)
    for length in 0..<bytes.count {
      let cut = Array(bytes[..<length])
      let file = StringsDictionary(SourceText(path: "a.stringsdict", contents: cut))
      #expect(!file.problems.isEmpty)
      if StringsOracle.read(cut) == nil {
        let isReadable = file.isReadable
        #expect(!isReadable, "\(length)")
      }
    }
  }

  @Test(
    "A file with one wrong byte that Foundation rejects is rejected",
    arguments: [0x00, 0x26, 0x2F, 0x3C, 0x3E, 0xFF] as [UInt8])
  func mutations(byte: UInt8) {
    let bytes = Array(Self.fixture.utf8)
    // Every place with some bytes, not every byte, because an unoptimized build is slow.
    for index in stride(from: Int(byte) % 3, to: bytes.count, by: 3) {
      var changed = bytes
      changed[index] = byte
      let file = StringsDictionary(SourceText(path: "a.stringsdict", contents: changed))
      if StringsOracle.read(changed) == nil {
        let isReadable = file.isReadable
        let context = changed[max(0, index - 20)..<min(changed.count, index + 20)]
        #expect(
          !isReadable, Comment(rawValue: "\(index): \(String(decoding: context, as: UTF8.self))"))
      }
    }
  }
}

/// Every string dictionary of the corpus, compared with Foundation's reader.
@Suite struct StringsDictionaryCorpusTests {
  @Test("A file reads as its property list says", arguments: TestCorpus.files("stringsdict"))
  func readsAsFoundation(file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let ours = StringsDictionary(SourceText(path: file, contents: bytes))
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        as? [String: [String: Any]])
    #expect(ours.isReadable, "\(file): \(ours.problems)")
    #expect(Set(ours.entries.map(\.key)) == Set(list.keys))
    for entry in ours.entries {
      let expected = list[entry.key] ?? [:]
      let localization = entry.localizations[0]
      #expect(
        localization.value?.texts.first?.string == expected["NSStringLocalizedFormatKey"] as? String
      )
      #expect(localization.substitutions.count == expected.count - 1)
      for substitution in localization.substitutions {
        guard let part = expected[substitution.name] as? [String: String],
          case .variations(let plurals) = substitution.value
        else {
          Issue.record("\(file): \(entry.key): \(substitution.name)")
          continue
        }
        #expect(substitution.formatSpecifier == part["NSStringFormatValueTypeKey"])
        #expect(plurals.cases.count == part.count - 2)
        for branch in plurals.cases {
          #expect(branch.value.texts.map(\.string) == [part[branch.selector]])
        }
      }
    }
  }
}
