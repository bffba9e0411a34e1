import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import CalqueTestRandom
import Foundation
import Testing

@Suite struct StringsDictionaryWriterTests {
  static func catalog(_ bytes: [UInt8]) throws -> Catalog {
    try #require(CatalogFile.read(bytes, path: "de.lproj/A.stringsdict"))
  }

  static func written(_ catalog: Catalog) throws -> String {
    String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
  }

  static func plural(_ name: String, _ specifier: String, _ cases: KeyValuePairs<String, String>)
    -> CatalogSubstitution
  {
    CatalogSubstitution(
      name: name, formatSpecifier: specifier,
      value: .variations(
        CatalogVariations(
          .plural,
          cases: cases.map { CatalogVariations.Case($0, value: .text(CatalogText($1))) })))
  }

  static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- A count -->
    \t<key>%d files</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@files@</string>
    \t\t<key>files</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>&lt;%d file&gt;</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d files</string>
    \t\t</dict>
    \t</dict>
    \t<key>b</key>
    \t<dict>
    \t\t<key>NSStringDeviceSpecificRuleType</key>
    \t\t<dict>
    \t\t\t<key>mac</key>
    \t\t\t<string>Click</string>
    \t\t\t<key>other</key>
    \t\t\t<string/>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  @Test("A new file looks as Xcode writes it")
  func canonical() throws {
    let device = CatalogValue.variations(
      CatalogVariations(
        .device,
        cases: [
          .init("mac", value: .text(CatalogText("Click"))),
          .init("other", value: .text(CatalogText(""))),
        ]))
    let catalog = Catalog(
      name: "A", format: .stringsdict, locales: ["de"],
      entries: [
        CatalogEntry(
          key: "%d files", comment: "A count",
          localizations: [
            CatalogLocalization(
              locale: "de", value: .text(CatalogText("%#@files@")),
              substitutions: [Self.plural("files", "d", ["one": "<%d file>", "other": "%d files"])])
          ]),
        CatalogEntry(key: "b", localizations: [CatalogLocalization(locale: "de", value: device)]),
      ])
    #expect(
      try Self.written(catalog)
        == Self.file.replacingOccurrences(of: "<string/>", with: "<string></string>"))
  }

  @Test("Changes edit only the changed entries")
  func changes() throws {
    let old = try Self.catalog(Array(Self.file.utf8))
    #expect(try Self.written(old) == Self.file)
    func edited(_ change: (inout Catalog) -> Void) throws -> String {
      var new = old
      change(&new)
      return try Self.written(new)
    }
    let text = try edited { catalog in
      catalog["%d files"]?.localizations[0].substitutions[0] = Self.plural(
        "files", "d", ["one": "<one> & only", "few": "%d", "other": "%d files"])
    }
    #expect(
      text
        == Self.file.replacingOccurrences(
          of: "&lt;%d file&gt;</string>",
          with: "&lt;one&gt; &amp; only</string>\n\t\t\t<key>few</key>\n\t\t\t<string>%d</string>"))
    let filled = try edited { catalog in
      guard case .variations(var device)? = catalog["b"]?.localizations[0].value else { return }
      device.cases[1].value = .text(CatalogText("Tap"))
      catalog["b"]?.localizations[0].value = .variations(device)
    }
    #expect(filled == Self.file.replacingOccurrences(of: "<string/>", with: "<string>Tap</string>"))
    let removed = try edited { $0.remove("%d files") }
    let start = try #require(Self.file.range(of: "\t<!-- A"))
    let end = try #require(Self.file.range(of: "\t<key>b"))
    #expect(removed == Self.file[..<start.lowerBound] + Self.file[end.lowerBound...])
    let added = try edited { catalog in
      catalog.insert(
        CatalogEntry(
          key: "k",
          localizations: [CatalogLocalization(locale: "de", value: .text(CatalogText("v")))]), at: 1
      )
    }
    #expect(
      added
        == Self.file.replacingOccurrences(
          of: "\t<key>b",
          with: """
            \t<key>k</key>
            \t<dict>
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>v</string>
            \t</dict>
            \t<key>b
            """))
    let moved = try edited { catalog in
      catalog["b"].map { catalog.insert($0, at: 0) }
    }
    #expect(try Self.catalog(Array(moved.utf8)).entries.map(\.key) == ["b", "%d files"])
    let commented = try edited { $0["b"]?.comment = "Two" }
    #expect(
      commented == Self.file.replacingOccurrences(of: "\t<key>b", with: "\t<!-- Two -->\n\t<key>b"))
  }

  @Test("Parts that differ between devices stay apart, and unknown members are kept")
  func nestedParts() throws {
    func branch(_ device: String, _ verb: String) -> String {
      """
      <key>\(device)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ \(device)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(verb) once</string><key>other</key><string>\(verb) %lld</string></dict></dict>
      """
    }
    let text = """
      <plist><dict><key>k</key><dict>
      <key>x</key><integer>5</integer>
      <key>NSStringDeviceSpecificRuleType</key><dict>\(branch("mac", "Click"))\(branch("other", "Tap"))</dict>
      </dict></dict></plist>
      """
    var catalog = try Self.catalog(Array(text.utf8))
    let localization = try #require(catalog["k"]?.localizations[0])
    #expect(localization.otherFields.map(\.name) == ["x"])
    #expect(localization.otherFields.map(\.spelling) == ["<integer>5</integer>"])
    #expect(localization.substitutions.map(\.name) == ["n"])
    #expect(
      localization.substitutions[0].value.texts.map(\.string)
        == ["Click once", "Click %lld", "Tap once", "Tap %lld"])
    guard case .variations(let devices) = localization.substitutions[0].value else {
      Issue.record("no choice")
      return
    }
    #expect(devices.kind == .device && devices.cases.map(\.selector) == ["mac", "other"])
    // A change of only this key, and a new print of the whole catalog, are read as the same
    // catalog.
    catalog["k"]?.comment = "Now"
    #expect(
      try Self.written(catalog)
        == text.replacingOccurrences(of: "<key>k</key>", with: "<!-- Now -->\n<key>k</key>"))
    let printed = try Self.catalog(Array(try CatalogWriter.text(of: catalog).utf8))
    let again = try #require(printed["k"]?.localizations[0])
    #expect(
      again.substitutions[0].value.texts.map(\.string)
        == localization.substitutions[0].value.texts.map(\.string))
    #expect(again.value?.texts.map(\.string) == ["%#@n@ mac", "%#@n@ other"])
    #expect(again.otherFields.map(\.spelling) == ["<integer>5</integer>"])
  }

  @Test("Invalid widths, devices and categories are reported with their places")
  func schema() throws {
    let text = """
      <plist><dict>
      <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>a</string>
      <key>wide</key><string>b</string></dict></dict>
      <key>l</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>phone</key><string>a</string></dict></dict>
      </dict></plist>
      """
    let catalog = try Self.catalog(Array(text.utf8))
    #expect(
      catalog.problems.map {
        "\(catalog.source.position(at: $0.range.lowerBound)) \($0.message)"
      } == ["4:6 'wide' is not a width", "6:6 'phone' is not a device"])
  }

  @Test("A binary file reads as its XML, and is written as binary")
  func binary() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.file.utf8), options: [], format: nil)
    let bytes = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    var catalog = try Self.catalog(bytes)
    let xml = try Self.catalog(Array(Self.file.utf8))
    #expect(catalog.problems == [])
    #expect(Set(catalog.entries.map(\.key)) == Set(xml.entries.map(\.key)))
    for entry in xml.entries {
      let other = catalog[entry.key]?.localizations[0]
      #expect(
        other?.value?.texts.map(\.string).sorted()
          == entry.localizations[0].value?.texts.map(\.string).sorted())
      #expect(
        other?.substitutions.flatMap { $0.value.texts.map(\.string) }.sorted()
          == entry.localizations[0].substitutions.flatMap { $0.value.texts.map(\.string) }.sorted())
    }
    #expect(try CatalogWriter.contents(of: catalog) == bytes)
    catalog["b"]?.localizations[0].value = .text(CatalogText("€"))
    let written = try CatalogWriter.contents(of: catalog)
    #expect(written.starts(with: "bplist00".utf8))
    let again =
      try PropertyListSerialization.propertyList(
        from: Data(written), options: [], format: nil) as? [String: [String: Any]]
    #expect(again?["b"]?["NSStringLocalizedFormatKey"] as? String == "€")
    #expect((again?["%d files"]?["files"] as? [String: String])?["one"] == "<%d file>")
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.edits(for: catalog) }
  }

  @Test("Generated dictionaries read back when printed, changed or written by Foundation")
  func laws() throws {
    var source = StringsWriterLawTests.Source(generator: SeededGenerator(seed: 21))
    for round in 0..<Mutator.rounds(200) {
      func value() -> CatalogLocalization {
        // XML cannot represent some control characters; those are tested in the texts of .strings.
        func text() -> CatalogText { CatalogText(source.text()) }
        if source.pick(3) == 0 {
          let kind: CatalogVariations.Kind = source.pick(2) == 0 ? .width : .device
          let selectors = kind == .width ? ["10", "20"] : ["mac", "other"]
          return CatalogLocalization(
            locale: "de",
            value: .variations(
              CatalogVariations(
                kind,
                cases: selectors.map { CatalogVariations.Case($0, value: .text(text())) })))
        }
        let parts = (0..<source.pick(3)).map { index in
          Self.plural("p\(index)", "lld", ["one": source.text(), "other": source.text()])
        }
        return CatalogLocalization(
          locale: "de",
          value: .text(CatalogText(parts.map { "%#@\($0.name)@" }.joined() + source.text())),
          substitutions: parts)
      }
      let entries = (0..<source.pick(5)).map { index in
        CatalogEntry(
          key: "\(index)" + source.text(), comment: source.pick(2) == 0 ? "c" : nil,
          localizations: [value()])
      }
      let made = Catalog(name: "A", format: .stringsdict, locales: ["de"], entries: entries)
      let bytes = Array(try CatalogWriter.text(of: made).utf8)
      let old = try Self.catalog(bytes)
      #expect(Self.said(old) == Self.said(made), "round \(round)")
      let isRead =
        (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
        is [String: Any]
      #expect(isRead)
      var new = old
      for _ in 0..<3 where !new.entries.isEmpty {
        let key = new.entries[source.pick(new.entries.count)].key
        switch source.pick(4) {
        case 0: new.remove(key)
        case 1: new[key]?.localizations = [value()]
        case 2:
          new.insert(
            CatalogEntry(key: "n\(round)" + source.text(), localizations: [value()]), at: 0)
        default: new[key]?.comment = source.pick(2) == 0 ? nil : "d"
        }
      }
      let written = try CatalogWriter.contents(of: new)
      #expect(
        Self.said(try Self.catalog(written)) == Self.said(new),
        "round \(round): \(String(decoding: written, as: UTF8.self))")
    }
  }

  /// All contents of a catalog, as text.
  static func said(_ catalog: Catalog) -> [String] {
    func said(_ value: CatalogValue?) -> String {
      switch value {
      case .text(let text): text.string.debugDescription
      case .variations(let variations):
        "\(variations.kind)["
          + variations.cases.map { "\($0.selector): \(said($0.value))" }.joined(separator: ", ")
          + "]"
      default: "nil"
      }
    }
    return catalog.entries.map { entry in
      entry.localizations.reduce("\(entry.key.debugDescription) \(entry.comment ?? "-")") {
        $0 + said($1.value)
          + $1.substitutions.map { " \($0.name) \($0.formatSpecifier ?? "") \(said($0.value))" }
          .joined()
      }
    }
  }
}

/// Every file of the corpus, in its own encoding and in the others.
@Suite struct PropertyListCorpusTests {
  @Test("A file that has not changed is written back byte for byte")
  func unchanged() throws {
    for (index, file) in (TestCorpus.files("strings") + TestCorpus.files("stringsdict"))
      .enumerated()
    {
      let bytes = try TestCorpus.bytes(file)
      let catalog = try #require(CatalogFile.read(bytes, path: file))
      let isSame = try CatalogWriter.contents(of: catalog) == bytes
      #expect(isSame, Comment(rawValue: file))
      guard bytes.count < 20_000 else { continue }
      let other = StringsMutationTests.encode(
        catalog.source.utf8, index % 5)
      let again = try #require(CatalogFile.read(other, path: file))
      let isSameAgain = try CatalogWriter.contents(of: again) == other
      #expect(isSameAgain, Comment(rawValue: file))
      #expect(again.entries.map(\.key) == catalog.entries.map(\.key))
    }
  }

  /// Found by a fuzzer, where writing never ended: a part whose branch varies once more, with a
  /// text that refers to it.
  @Test(arguments: [("a", "a"), ("a", "b")])
  func partsThatContainThemselves(_ first: String, _ second: String) {
    func part(_ name: String, referringTo other: String) -> CatalogSubstitution {
      let devices = CatalogVariations(
        .device, cases: [.init("other", value: .text(CatalogText("%#@\(other)@")))])
      return CatalogSubstitution(
        name: name, formatSpecifier: "d",
        value: .variations(
          CatalogVariations(.plural, cases: [.init("other", value: .variations(devices))])))
    }
    var localization = CatalogLocalization(
      locale: "de", value: .text(CatalogText("%#@\(first)@")))
    localization.substitutions = [part(first, referringTo: second)]
    if first != second { localization.substitutions.append(part(second, referringTo: first)) }
    let entry = CatalogEntry(key: "k", localizations: [localization])
    let catalog = Catalog(
      name: "A", format: .stringsdict, locales: ["de"], entries: [entry])
    #expect(
      throws: CatalogWritingError(key: "k", locale: "de", "The part '\(first)' contains itself")
    ) { try CatalogWriter.contents(of: catalog) }
  }
}
