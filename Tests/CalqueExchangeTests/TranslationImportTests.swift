import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// What a translator's file changes in a catalog, and what it does not change.
struct TranslationImportTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Close" : {

        },
        "files %lld" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                }
              }
            }
          }
        },
        "open" : {
          "comment" : "A button",
          "localizations" : {
            "cs" : { "stringUnit" : { "state" : "needs_review", "value" : "Otevrit" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
          }
        },
        "tap" : {
          "localizations" : {
            "cs" : { "stringUnit" : { "state" : "new", "value" : "Tap" } },
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Catalogs, and the result of importing a translator's edits.
  struct Trip {
    var project: TranslationProject
    var outputs: [CatalogConversion.Output]

    init(_ files: [(String, String)], to format: TranslationFormat, language: String = "cs") {
      project = Self.project(files)
      outputs = TranslationExport(project, language: language, to: format).outputs
    }

    static func project(_ files: [(String, String)]) -> TranslationProject {
      TranslationProject(
        files.flatMap { CatalogFile.readAll(Array($0.1.utf8), path: $0.0) })
    }

    var texts: String { outputs.map { String(decoding: $0.contents, as: UTF8.self) }.joined() }

    /// Returns the files with passages replaced, each of which must exist.
    func edited(_ edits: [(String, String)]) -> TranslationFile {
      var outputs = outputs
      for (old, new) in edits {
        let place = outputs.firstIndex {
          String(decoding: $0.contents, as: UTF8.self).contains(old)
        }
        #expect(place != nil, "\(old) is not in \(texts)")
        guard let place else { continue }
        let text = String(decoding: outputs[place].contents, as: UTF8.self)
        outputs[place].contents = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
      }
      return TranslationFile(outputs, sourceLanguages: project.sourceLanguages)
    }

    func result(
      _ edits: [(String, String)], _ options: TranslationImport.Options = .init()
    ) -> TranslationImport {
      TranslationImport(edited(edits), into: project, options: options)
    }

    /// Returns the only file that changes.
    func text(_ edits: [(String, String)]) -> String? {
      let result = result(edits)
      #expect(result.failures == [])
      #expect(result.remarks == [])
      #expect(result.outputs.count == 1)
      return result.outputs.first.map { String(decoding: $0.contents, as: UTF8.self) }
    }
  }

  // MARK: String catalogs

  @Test func whatIsNewIsEmptyInGettextAndChangesNothing() {
    let trip = Trip([("L.xcstrings", Self.catalog)], to: .po)
    #expect(trip.texts.contains("msgctxt \"tap\"\nmsgid \"Tap\"\nmsgstr \"\"\n"))
    #expect(trip.texts.contains("#, fuzzy\nmsgctxt \"open\"\nmsgid \"Open\"\nmsgstr \"Otevrit\"\n"))
    #expect(trip.result([]).outputs.isEmpty)
  }

  @Test(arguments: [TranslationFormat.po, .xliff])
  func oneTextIsOneEdit(_ format: TranslationFormat) {
    let trip = Trip([("L.xcstrings", Self.catalog)], to: format)
    let edits =
      format == .po
      ? [("#, fuzzy\nmsgctxt \"open\"", "msgctxt \"open\""), ("\"Otevrit\"", "\"Otevřít\"")]
      : [("state=\"needs-review-l10n\">Otevrit", "state=\"translated\">Otevřít")]
    let wanted = Self.catalog.replacing(
      "\"needs_review\", \"value\" : \"Otevrit\"", with: "\"translated\", \"value\" : \"Otevřít\"")
    #expect(trip.text(edits) == wanted)
  }

  @Test func aStateAloneFollows() {
    let wanted = Self.catalog.replacing(
      "\"needs_review\", \"value\"", with: "\"translated\", \"value\"")
    let trip = Trip([("L.xcstrings", Self.catalog)], to: .po)
    #expect(trip.text([("#, fuzzy\n", "")]) == wanted)
    let xliff = Trip([("L.xcstrings", Self.catalog)], to: .xliff)
    #expect(xliff.text([("needs-review-l10n", "final")]) == wanted)
    // Tools that do not support states omit them.
    #expect(xliff.result([(" state=\"needs-review-l10n\"", "")]).outputs.isEmpty)
  }

  @Test(arguments: [TranslationFormat.po, .xliff])
  func pluralFormsAreThoseOfTheLanguage(_ format: TranslationFormat) throws {
    let trip = Trip([("L.xcstrings", Self.catalog)], to: format)
    let edits =
      format == .po
      ? [
        ("msgstr[0] \"\"", "msgstr[0] \"%lld soubor\""),
        ("msgstr[1] \"\"", "msgstr[1] \"%lld soubory\""),
        ("msgstr[2] \"\"", "msgstr[2] \"%lld souborů\""),
      ]
      : [("one", "soubor"), ("few", "soubory"), ("other", "souborů")].map { category, word in
        let source = category == "one" ? "%lld file" : "%lld files"
        let unit =
          "plural.\(category)\" xml:space=\"preserve\">\n        <source>\(source)</source>"
        return (unit, unit + "<target>%lld \(word)</target>")
      }
    let text = try #require(trip.text(edits))
    let catalog = try #require(CatalogFile.read(Array(text.utf8), path: "L.xcstrings"))
    let czech = try #require(catalog.localization(of: "files %lld", in: "cs"))
    #expect(
      czech.textsByPath.map { "\($0.path) \($0.text.string) \($0.text.state ?? "")" } == [
        "plural.few %lld soubory translated", "plural.one %lld soubor translated",
        "plural.other %lld souborů translated",
      ])
  }

  @Test func devicesComeBack() throws {
    let trip = Trip(
      [
        (
          "L.xcstrings",
          Self.catalog.replacing("\"state\" : \"new\", \"value\" : \"Tap\"", with: "")
        )
      ],
      to: .po)
    let edits = [
      (
        "msgctxt \"tap|==|device.mac\"\nmsgid \"Click\"\nmsgstr \"\"",
        "msgctxt \"tap|==|device.mac\"\nmsgid \"Click\"\nmsgstr \"Klikněte\""
      ),
      ("msgid \"Tap\"\nmsgstr \"\"", "msgid \"Tap\"\nmsgstr \"Klepněte\""),
    ]
    let text = try #require(trip.text(edits))
    let catalog = try #require(CatalogFile.read(Array(text.utf8), path: "L.xcstrings"))
    #expect(
      catalog.localization(of: "tap", in: "cs")?.textsByPath.map { "\($0.path) \($0.text.string)" }
        == ["device.mac Klikněte", "device.other Klepněte"])
  }

  @Test(arguments: [TranslationFormat.po, .xliff])
  func partsKeepTheirPlaceholder(_ format: TranslationFormat) throws {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "n %lld %lld" : { "localizations" : {
      "cs" : { "stringUnit" : { "state" : "translated", "value" : "%#@a@ v %#@b@" },
      "substitutions" : {
      "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg ovce" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg ovcí" } } } } },
      "b" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg ohradách" } } } } } } }
      } } }, "version" : "1.0" }
      """
    let trip = Trip([("L.xcstrings", catalog)], to: format)
    let mark = format == .po ? "msgstr[2] \"" : "<target state=\"translated\">"
    let text = trip.text([(mark + "%2$lld ohradách", mark + "%2$lld velkých ohradách")])
    #expect(text == catalog.replacing("%arg ohradách", with: "%arg velkých ohradách"))
  }

  @Test func severalLanguagesComeBackAtOnce() {
    let files = [("L.xcstrings", Self.catalog)]
    let czech = Trip(files, to: .po).edited([
      ("#, fuzzy\nmsgctxt \"open\"", "msgctxt \"open\""), ("Otevrit", "Otevřít"),
    ])
    let german = Trip(files, to: .po, language: "de").edited([("Öffnen", "Auf")])
    let result = TranslationImport(
      TranslationFile(czech, german), into: Trip.project(files))
    #expect(result.remarks == [])
    #expect(result.outputs.map(\.languages) == [["cs", "de"]])
    #expect(
      result.outputs.first.map { String(decoding: $0.contents, as: UTF8.self) }
        == Self.catalog.replacing(
          "\"needs_review\", \"value\" : \"Otevrit\"",
          with: "\"translated\", \"value\" : \"Otevřít\""
        ).replacing("Öffnen", with: "Auf"))
  }

  @Test func filesThatDisagreeAreReported() {
    let files = [("L.xcstrings", Self.catalog)]
    let trip = Trip(files, to: .xliff, language: "de")
    let one = trip.edited([("Öffnen", "Auf")])
    let other = trip.edited([("Öffnen", "Aufmachen")])
    let result = TranslationImport(TranslationFile(one, other), into: Trip.project(files))
    #expect(result.remarks.map(\.kind) == [.refused])
    #expect(result.remarks.first?.translation == "Aufmachen")
    #expect(
      result.outputs.first.map { String(decoding: $0.contents, as: UTF8.self) }
        == Self.catalog.replacing("Öffnen", with: "Auf"))
  }

  // MARK: Folders

  static let english = """
    /* Licence */

    // MARK: Menu
    /* A button */
    "open" = "Open";
    "close" = "Close";

    "save" = "Save";

    """
  static let czech = """
    /* Kopf */

    "open"   =  "Otevrit" ; // hotovo
    // MARK: Soubory
    "save" = "Uložit";

    """

  @Test(arguments: [TranslationFormat.po, .xliff])
  func listsKeepOrderAndComments(_ format: TranslationFormat) {
    let trip = Trip(
      [("en.lproj/L.strings", Self.english), ("cs.lproj/L.strings", Self.czech)], to: format)
    let edits =
      format == .po
      ? [
        ("Otevrit", "Otevřít"),
        ("msgid \"Close\"\nmsgstr \"\"", "msgid \"Close\"\nmsgstr \"Zavřít\""),
      ]
      : [
        ("Otevrit", "Otevřít"),
        ("<source>Close</source>", "<source>Close</source><target>Zavřít</target>"),
      ]
    #expect(
      trip.text(edits)
        == Self.czech.replacing("Otevrit", with: "Otevřít")
        .replacing("// hotovo\n", with: "// hotovo\n\n\"close\"   =  \"Zavřít\";\n"))
  }

  @Test func aLanguageThatIsNewGetsItsFile() {
    let trip = Trip([("en.lproj/L.strings", Self.english)], to: .xliff)
    let result = trip.result([
      ("<source>Close</source>", "<source>Close</source><target>Zavřít</target>")
    ])
    #expect(result.outputs.map(\.path) == ["cs.lproj/L.strings"])
    #expect(result.outputs.first?.isNew == true)
    #expect(
      result.outputs.first.map { String(decoding: $0.contents, as: UTF8.self) }
        == "\"close\" = \"Zavřít\";\n")
  }

  static let dictionary = """
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
    </dict></dict></plist>
    """

  @Test func dictionariesAreNotLeftHalf() {
    let trip = Trip([("en.lproj/L.stringsdict", Self.dictionary)], to: .xliff)
    let half = trip.result([
      ("<source>%d file</source>", "<source>%d file</source><target>%d soubor</target>")
    ])
    #expect(half.outputs.isEmpty)
    #expect(half.remarks.map(\.kind) == [.refused])
    let po = Trip([("en.lproj/L.stringsdict", Self.dictionary)], to: .po)
    let whole = po.result([
      ("msgstr[0] \"\"", "msgstr[0] \"%d soubor\""), ("msgstr[1] \"\"", "msgstr[1] \"%d soubory\""),
      ("msgstr[2] \"\"", "msgstr[2] \"%d souborů\""),
    ])
    #expect(whole.remarks == [])
    let made = whole.outputs.first.flatMap {
      CatalogFile.read($0.contents, path: "cs.lproj/L.stringsdict")
    }
    #expect(
      made?.localization(of: "n", in: "cs")?.textsByPath.map(\.text.string) == [
        "%#@v@", "%d soubor", "%d soubory", "%d souborů",
      ])
  }

  @Test func whatNeedsReviewDoesNotGoWhereNothingSaysSo() {
    let files = [("en.lproj/L.strings", Self.english), ("cs.lproj/L.strings", Self.czech)]
    let trip = Trip(files, to: .po)
    let edits = [
      ("msgctxt \"save\"", "#, fuzzy\nmsgctxt \"save\""), ("\"Uložit\"", "\"Zachránit\""),
    ]
    let kept = trip.result(edits)
    #expect(kept.outputs.isEmpty)
    #expect(kept.remarks.map(\.kind) == [.refused])
    var options = TranslationImport.Options()
    options.takesUnreviewed = true
    #expect(trip.result(edits, options).outputs.count == 1)
  }

  // MARK: The source language

  /// What Xcode exports for the development language: targets are corrections of the source texts.
  private static func sourceFile(_ targets: (open: String, close: String)) -> String {
    """
    <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="en">
    <body>
    <trans-unit id="Close"><source>Close</source><target>\(targets.close)</target></trans-unit>
    <trans-unit id="open"><source>Open</source><target>\(targets.open)</target></trans-unit>
    </body></file></xliff>
    """
  }

  private static func importSource(_ targets: (open: String, close: String)) -> TranslationImport {
    let file = CatalogConversion.Output(path: "en.xliff", contents: Array(sourceFile(targets).utf8))
    return TranslationImport(
      TranslationFile([file]), into: Trip.project([("L.xcstrings", catalog)]))
  }

  @Test func aFileOfTheSourceLanguageCorrectsSourceTexts() throws {
    let result = Self.importSource((open: "Open File", close: "Close"))
    #expect(result.failures == [])
    #expect(result.remarks == [])
    let output = try #require(result.outputs.first)
    #expect(
      String(decoding: output.contents, as: UTF8.self)
        == Self.catalog.replacing("\"value\" : \"Open\"", with: "\"value\" : \"Open File\""))
    #expect((output.changed, output.added) == (1, 0))
  }

  @Test func aKeyThatIsItsSourceTextGetsOne() throws {
    let result = Self.importSource((open: "Open", close: "Close Window"))
    let output = try #require(result.outputs.first)
    let catalog = try #require(CatalogFile.readAll(output.contents, path: "L.xcstrings").first)
    #expect(catalog["Close"]?.localization("en")?.value?.texts.map(\.string) == ["Close Window"])
    #expect(catalog["open"]?.localization("en")?.value?.texts.map(\.string) == ["Open"])
  }

  @Test func aFileOfTheSourceLanguageWithoutCorrectionsChangesNothing() {
    #expect(Self.importSource((open: "Open", close: "Close")).outputs.isEmpty)
  }

  // MARK: Exchange files as catalogs

  @Test func exchangeFilesAreCatalogsToo() {
    let file = """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="cs">
      <body><trans-unit id="a"><source>Open</source><target state="new">Open</target></trans-unit>
      <trans-unit id="b"><source>Close</source></trans-unit></body></file></xliff>
      """
    let trip = Trip([("cs.xliff", file)], to: .po)
    #expect(trip.result([]).outputs.isEmpty)
    let text = trip.text([("msgid \"Open\"\nmsgstr \"\"", "msgid \"Open\"\nmsgstr \"Otevřít\"")])
    #expect(
      text
        == file.replacing(
          "<target state=\"new\">Open", with: "<target state=\"translated\">Otevřít"))
  }
}
