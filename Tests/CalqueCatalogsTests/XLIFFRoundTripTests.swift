import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@testable import CalqueCatalogs

/// Laws of exchange files: a printed file is read as the same catalog, and unchanged parts are
/// kept.
@Suite struct XLIFFRoundTripTests {
  /// An entry without its places.
  private struct Said: Equatable {
    var key: String
    var comment: String?
    var shouldTranslate: Bool
    var texts: [String: [String]]

    init(_ entry: CatalogEntry) {
      key = entry.key
      comment = entry.comment
      shouldTranslate = entry.shouldTranslate
      texts = [:]
      for localization in entry.localizations {
        var lines = localization.value.map { Self.lines($0, "") } ?? []
        for part in localization.substitutions {
          lines += Self.lines(part.value, "@\(part.name) ")
        }
        texts[localization.locale] = lines.sorted()
      }
    }

    static func lines(_ value: CatalogValue, _ way: String) -> [String] {
      switch value {
      case .text(let text):
        return ["\(way)= \(Array(text.string.unicodeScalars)) \(text.state ?? "-")"]
      case .variations(let variations):
        return variations.cases.flatMap {
          lines($0.value, way + "\(variations.kind) \($0.selector) ")
        }
      case .stringSet: return []
      }
    }
  }

  private struct Generator {
    var random = SystemRandomNumberGenerator()

    mutating func string() -> String {
      let pieces = [
        "a", "é", "e\u{301}", "🙂", "<", ">", "&", "\"", "'", "]]>", "&amp;", "\n", "\t", "\r", " ",
        "%lld", "%@", "|==|", "/", ":dict/", ".", "plural.one", "日本", "\u{200F}", "<b>",
      ]
      return (0..<Int.random(in: 0..<6, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }

    /// A key that is not a path of variations, because such a key cannot be spelled.
    mutating func key(_ number: Int) -> String {
      "key \(number) \(string().replacing("|==|", with: "|=|"))"
    }

    mutating func text() -> CatalogText {
      let states = [nil, "new", "translated", "needs_review", "machine_translated", "x-own"]
      return CatalogText(string(), state: states.randomElement(using: &random) ?? nil)
    }

    /// A value for the target, and one of the same shape for the source.
    mutating func values(depth: Int) -> (source: CatalogValue, target: CatalogValue) {
      guard depth > 0, Bool.random(using: &random) else {
        return (.text(CatalogText(string())), .text(text()))
      }
      return variations(Bool.random(using: &random) ? .plural : .device, depth: depth)
    }

    mutating func variations(
      _ kind: CatalogVariations.Kind, depth: Int
    ) -> (source: CatalogValue, target: CatalogValue) {
      let selectors = kind == .plural ? ["one", "few", "other"] : ["iphone", "mac", "other"]
      var source: [CatalogVariations.Case] = []
      var target: [CatalogVariations.Case] = []
      for selector in selectors.shuffled(using: &random).prefix(
        Int.random(in: 1...3, using: &random))
      {
        let inner = values(depth: depth - 1)
        source.append(.init(selector, value: inner.source))
        target.append(.init(selector, value: inner.target))
      }
      return (
        .variations(CatalogVariations(kind, cases: source)),
        .variations(CatalogVariations(kind, cases: target))
      )
    }

    mutating func entry(_ key: String) -> CatalogEntry {
      let value = values(depth: 2)
      var source = CatalogLocalization(locale: "en", value: value.source)
      var target = CatalogLocalization(locale: "fr", value: value.target)
      for name in ["N", "A.B", "é"].prefix(Int.random(in: 0..<4, using: &random)) {
        let part = variations(.plural, depth: 1)
        source.substitutions.append(CatalogSubstitution(name: name, value: part.source))
        target.substitutions.append(CatalogSubstitution(name: name, value: part.target))
      }
      let comment = string()
      return CatalogEntry(
        key: key, comment: comment.isEmpty ? nil : comment,
        shouldTranslate: Bool.random(using: &random),
        localizations: Bool.random(using: &random) ? [source, target] : [source])
    }
  }

  @Test func whatIsPrintedIsReadBack() throws {
    var generator = Generator()
    for number in 0..<60 {
      let entries = (0..<4).map { generator.entry(generator.key($0)) }
      let catalog = Catalog(
        name: "T", format: .xliff, sourceLanguage: "en",
        original: number % 2 == 0 ? "T.xcstrings" : "en.lproj/T.stringsdict",
        locales: ["en", "fr"], entries: entries)
      let text = try XLIFFWriter.text(of: [catalog])
      let xliff = XLIFF(SourceText(path: "fr.xliff", text: text))
      #expect(xliff.problems.allSatisfy { $0.effect < .losesEntries }, "\(xliff.problems)\n\(text)")
      let read = try #require(xliff.files.first)
      let said: [Said] = read.entries.map { Said($0) }.sorted { $0.key < $1.key }
      let meant: [Said] = catalog.entries.map { Said($0) }.sorted { $0.key < $1.key }
      #expect(said == meant, "\(text)")
      #expect(try CatalogWriter.edits(for: read).isEmpty)
    }
  }

  @Test func aChangedEntryIsReadBackAndNothingElseMoves() throws {
    var generator = Generator()
    for _ in 0..<60 {
      let entries = (0..<4).map { generator.entry("key \($0)") }
      let catalog = Catalog(
        name: "T", format: .xliff, sourceLanguage: "en", original: "T.xcstrings",
        locales: ["en", "fr"], entries: entries)
      let text = try XLIFFWriter.text(of: [catalog])
      var read = try #require(XLIFF(SourceText(path: "fr.xliff", text: text)).files.first)
      let key = "key \(Int.random(in: 0..<4))"
      let old = try #require(read[key])
      let new = generator.entry(key)
      read[key] = new
      let edits = try CatalogWriter.edits(for: read)
      for edit in edits {
        // White space in front of a removed unit is part of the change.
        #expect(edit.range.lowerBound >= old.range.lowerBound - 8, "\(edit)")
        #expect(edit.range.upperBound <= old.range.upperBound)
      }
      let bytes = read.source.contents(applying: edits)
      let again = XLIFF(SourceText(path: "fr.xliff", contents: bytes))
      #expect(again.problems.allSatisfy { $0.effect < .losesEntries }, "\(again.problems)")
      let found = try #require(again.files.first)
      let said: [Said] = found.entries.map { Said($0) }
      let meant: [Said] = read.entries.map { Said($0) }
      #expect(said == meant, "\(text)\n\(edits)")
    }
  }

  @Test(
    "A real file keeps its bytes, and one change changes one text",
    arguments: TestCorpus.files("xliff"))
  func realFilesKeepTheirBytes(file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let catalogs = CatalogFile.readAll(bytes, path: file)
    #expect(try XLIFFWriter.contents(of: catalogs) == bytes)
    for catalog in catalogs {
      #expect(try CatalogWriter.contents(of: catalog) == bytes)
      guard catalog.locales.count == 2, let locale = catalog.locales.last,
        let entry = catalog.entries.last(where: { $0[locale] != nil }),
        case .text(let text)? = entry[locale]?.value
      else { continue }
      var changed = catalog
      changed[entry.key]?[locale]?.value = .text(CatalogText("<Ω>", state: text.state))
      let edits = try CatalogWriter.edits(for: changed)
      #expect(edits == [Edit(range: text.range, replacement: "&lt;Ω&gt;")])
    }
  }

  @Test func mutatedFilesNeverCrash() throws {
    var generator = Generator()
    let catalog = Catalog(
      name: "T", format: .xliff, sourceLanguage: "en", original: "T.xcstrings",
      locales: ["en", "fr"], entries: (0..<6).map { generator.entry("key \($0)") })
    let document = Array(try XLIFFWriter.text(of: [catalog]).utf8)
    for _ in 0..<400 {
      var bytes = document
      for _ in 0...Int.random(in: 0..<4) {
        let place = Int.random(in: 0..<bytes.count)
        switch Int.random(in: 0..<4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255)
        case 2: bytes.insert(contentsOf: document[..<Int.random(in: 1..<9)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1..<80)))
        }
      }
      let catalogs = CatalogFile.readAll(bytes, path: "a.xliff")
      for catalog in catalogs {
        for entry in catalog.entries {
          #expect(entry.keyRange.upperBound <= bytes.count)
          #expect(entry.range.upperBound <= bytes.count)
        }
        for problem in catalog.problems { #expect(problem.range.upperBound <= bytes.count) }
      }
      let written = Result { try XLIFFWriter.contents(of: catalogs) }
      #expect(
        (try? written.get()) == bytes, "\(written)\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
