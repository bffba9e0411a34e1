import CalqueDrawing
import CalqueFonts
import CalqueText
import Foundation
import Testing

/// The fonts that come with Calque.
@Suite struct CalqueFontsTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All texts of the catalogs with string units, by language.
  static let texts: [String: Set<String>] = {
    var texts: [String: Set<String>] = [:]
    func visit(_ value: Any, _ language: String) {
      guard let parts = value as? [String: Any] else { return }
      for (name, part) in parts {
        if name == "value", let text = part as? String {
          texts[language, default: []].insert(text)
        } else {
          visit(part, language)
        }
      }
    }
    for path in [
      "Locales/Localizable", "Locales/SystemWords", "Tools/Gallery/Locales/Localizable",
    ] {
      let file = root.appendingPathComponent("\(path).xcstrings")
      guard let data = try? Data(contentsOf: file),
        let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = catalog["strings"] as? [String: [String: Any]]
      else { continue }
      for entry in strings.values {
        for (language, text) in entry["localizations"] as? [String: Any] ?? [:] {
          visit(text, language)
        }
      }
    }
    return texts
  }()

  private func paragraph(
    _ text: String, _ language: String, _ library: FontLibrary,
    _ change: (inout FontDescription) -> Void = { _ in }
  ) -> any TextParagraph {
    var font = FontDescription(size: 17)
    change(&font)
    let style = StyledText.Style(font: font, color: .black)
    return TextMeasurer.shaped(library)
      .paragraph(StyledText(text, style: style, locale: language))
  }

  /// What of a text is drawn, apart from the numbers of glyphs and the paths of files.
  private func places(_ paragraph: any TextParagraph) -> [[Double]] {
    let lines = paragraph.lines(width: 200, height: nil, alignment: LineAlignment()).lines
    return lines.map { line in
      [line.frame.minX, line.frame.minY, line.frame.width, line.frame.height].map(Double.init)
        + line.runs.flatMap { run in run.glyphs.flatMap { [Double($0.x), Double($0.y)] } }
    }
  }

  @Test func theCatalogsAreRead() {
    #expect(Self.texts.count >= 60)
    #expect((Self.texts["ja"]?.count ?? 0) > 100)
  }

  @Test(arguments: Self.texts.keys.sorted())
  func allCharactersOfTheCatalogsAreCovered(_ language: String) {
    for text in Self.texts[language] ?? [] {
      for weight in [400, 700] {
        let found = paragraph(text, language, .calque) { $0.weight = weight }.fontFindings
        #expect(found == FontFindings(), "\(text)")
      }
    }
  }

  /// A subset is as wide as the complete font that is installed. Urdu is not compared: the bold
  /// face of Debian's Noto Nastaliq says that its weight is regular, and is used in its place.
  @Test(arguments: Self.texts.keys.filter { $0 != "ur" }.sorted())
  func placesAreThoseOfTheCompleteFonts(_ language: String) {
    for text in Self.texts[language] ?? [] {
      #expect(
        places(paragraph(text, language, .calque)) == places(paragraph(text, language, .system)),
        "\(text)")
    }
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900])
  func weightsAreThoseOfTheCompleteFonts(_ weight: Int) {
    let text = "Zażółć gęślą jaźń, ещё 1/2 → AVATAR fi, Ελληνικά."
    for smallCaps: SmallCaps in [[], .lowercase] {
      for isTabular in [false, true] {
        func places(_ library: FontLibrary) -> [[Double]] {
          self.places(
            paragraph(text, "pl", library) {
              $0.weight = weight
              $0.smallCaps = smallCaps
              $0.usesTabularDigits = isTabular
            })
        }
        #expect(places(.calque) == places(.system))
      }
    }
  }

  @Test(arguments: [400, 500, 600, 700])
  func italicsAreThoseOfTheCompleteFonts(_ weight: Int) {
    func places(_ library: FontLibrary) -> [[Double]] {
      self.places(
        paragraph("Größe “kursiv”", "de", library) {
          $0.weight = weight
          $0.isItalic = true
        })
    }
    #expect(places(.calque) == places(.system))
  }

  @Test(arguments: [FontDescription.Design.serif, .monospaced, .rounded])
  func designsAreThoseOfTheCompleteFonts(_ design: FontDescription.Design) {
    for (text, language) in [("Größe, ещё 12 €", "de"), ("النص", "ar"), ("漢字", "ja")] {
      // Of serif families, only the one for Latin, Greek and Cyrillic is included.
      guard language == "de" || design == .rounded else { continue }
      func places(_ library: FontLibrary) -> [[Double]] {
        self.places(paragraph(text, language, library) { $0.design = design })
      }
      #expect(places(.calque) == places(.system))
    }
  }

  @Test func theFilesAreSmallAndLicensed() throws {
    #expect(FontLibrary.calqueFiles.count > 50)
    let bytes = try FontLibrary.calqueFiles.reduce(0) { $0 + (try Data(contentsOf: $1).count) }
    #expect(bytes < 7_000_000)
    let folder = try #require(FontLibrary.calqueFiles.first).deletingLastPathComponent()
    let license = try String(
      contentsOf: folder.appendingPathComponent("OFL.txt"), encoding: .utf8)
    #expect(license.contains("SIL OPEN FONT LICENSE Version 1.1"))
    for name in ["Inter", "Noto Sans CJK", "Noto Color Emoji"] { #expect(license.contains(name)) }
  }

  /// The files are found beside the program, as in a program that was installed.
  @Test func theFilesAreResources() throws {
    let file = try #require(FontLibrary.calqueFiles.first)
    #expect(file.path.contains("calque_CalqueFonts.resources/Fonts/"))
  }
}
