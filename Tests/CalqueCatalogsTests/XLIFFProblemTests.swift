import CalqueDiagnostics
import Testing

@testable import CalqueCatalogs

/// Broken exchange files: the places, the effects, and what is kept. `↓` marks the places.
@Suite struct XLIFFProblemTests {
  private typealias Effect = CatalogProblem.Effect

  private static let unit = "<trans-unit id=\"k\"><source>s</source><target>t</target></trans-unit>"
  private static let opening = """
    <xliff version="1.2">
    <file original="a.strings" source-language="en" target-language="de"><body>

    """
  private static let closing = "</body></file>\n</xliff>\n"

  private static let broken:
    [(text: String, codes: [String], effect: CatalogProblem.Effect, keys: [String])] = [
      ("", ["empty_file"], .losesFile, []),
      (
        "<plist ↓version='1.0'/>".replacing("↓", with: "").replacing("<plist", with: "↓<plist"),
        ["xliff_schema"], .losesFile, []
      ),
      ("↓words", ["xliff_xml"], .losesFile, []),
      (
        "<xliff version=\"↓2.0\" srcLang=\"en\"><file id=\"f\"/></xliff>", ["xliff_schema"],
        .losesFile, []
      ),
      ("<xliff version=\"↓1.1\">" + "</xliff>", ["xliff_schema"], .none, []),
      ("↓<xliff></xliff>", ["xliff_schema"], .none, []),
      (
        opening + unit + "<trans-unit id=\"b\"><source>1 ↓& 2</source></trans-unit>" + closing,
        ["xliff_xml"], .losesFile, ["k", "b"]
      ),
      (
        opening + unit
          + "<trans-unit id=\"b\"><source>&nbsp;</source></trans-unit>".replacing(
            "&nbsp;", with: "↓&nbsp;") + closing, ["xliff_xml"], .losesFile, ["k", "b"]
      ),
      (
        opening + "<trans-unit id=\"b\"><source>x</source><target>y\n ↓</trans-unit>\n" + unit
          + closing.replacing("</file>", with: "</file>"), ["xliff_xml"], .losesFile, ["b", "k"]
      ),
      (
        opening + unit + "<trans-unit id=\"b\"><source>x</source>↓", ["xliff_xml"], .losesFile,
        ["k", "b"]
      ),
      (
        opening + "<trans-unit id=\"b\"><source>a↓\u{8}b</source></trans-unit>" + closing,
        ["xliff_xml"], .losesFile, ["b"]
      ),
      (
        opening + "↓<trans-unit><source>a</source></trans-unit>" + unit + closing, ["xliff_id"],
        .losesEntries, ["k"]
      ),
      (
        opening + "↓<trans-unit id=\"n\"><target>a</target></trans-unit>" + closing,
        ["xliff_schema"], .altersEntries, ["n"]
      ),
      (
        opening + "↓<trans-unit id=\"n|==|plural.many\"><target>a</target></trans-unit>" + closing,
        ["xliff_schema"], .none, ["n"]
      ),
      (
        opening + unit + unit.replacing("\"k\"", with: "\"↓k\"") + closing, ["duplicate_key"],
        .losesEntries, ["k"]
      ),
      (
        opening + unit + unit.replacing("\"k\"", with: "\"↓k|==|plural.one\"") + closing,
        ["xliff_id"], .losesEntries, ["k"]
      ),
      (
        opening + unit.replacing("\"k\"", with: "\"↓k|==|plural.lots\"") + closing,
        ["xliff_id"], .losesEntries, ["k|==|plural.lots"]
      ),
      (
        opening + unit.replacing("<target>", with: "<target state=\"↓done\">") + closing,
        ["xliff_schema"], .altersEntries, ["k"]
      ),
      (
        (opening + unit + closing).replacing(" target-language=\"de\"", with: "").replacing(
          "<file", with: "↓<file"), ["xliff_schema"], .altersEntries, ["k"]
      ),
      (
        (opening + unit + closing).replacing(" original=\"a.strings\"", with: "").replacing(
          "<file", with: "↓<file"), ["xliff_schema"], .altersEntries, ["k"]
      ),
      (
        opening
          + "</body></file><file original=\"b\" source-language=\"en\" target-language=\"↓fr\"><body>"
          + closing, ["xliff_schema"], .altersEntries, []
      ),
      (
        opening + "<trans-unit id=\"k\"><source>a ↓<g id=\"1\">b</g></source></trans-unit>"
          + closing, ["xliff_schema"], .none, ["k"]
      ),
    ]

  @Test("An error in a file has its place, and the rest is read", arguments: broken)
  func findsProblems(text: String, codes: [String], effect: CatalogProblem.Effect, keys: [String]) {
    var places: [Int] = []
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar == "↓" { places.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let xliff = XLIFF(SourceText(path: "de.xliff", contents: bytes))
    #expect(xliff.problems.map(\.code.rawValue) == codes)
    if !bytes.isEmpty { #expect(xliff.problems.map(\.range.lowerBound) == places) }
    #expect(xliff.problems.map(\.effect).max() == effect)
    #expect(xliff.files.flatMap { $0.entries.map(\.key) } == keys)
    #expect(xliff.files.isEmpty || xliff.files.flatMap(\.problems) == xliff.problems)
  }

  @Test func aDeclarationOfAnotherEncodingIsTold() {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><xliff version='1.2'><!--é--></xliff>"
    let problems = XLIFF(SourceText(path: "a.xliff", text: text)).problems
    #expect(problems.map(\.code) == [.xliffXML] && problems.map(\.effect) == [.altersEntries])
  }

  @Test func mismatchesNameTheElement() {
    let text =
      Self.opening + "<trans-unit id=\"b\"><source>x</source><target>y</trans-unit>" + Self.closing
    let problem = XLIFF(SourceText(path: "a.xliff", text: text)).problems.first
    #expect(problem?.message == "Expected </target>, found </trans-unit>; <target> opened at 3:38")
  }

  /// Decoded, each byte of such a name takes three: more bytes than remain in the file.
  @Test func aTagNameOfBytesThatAreNoTextHasItsPlace() {
    let head = Array("<xliff version=\"1.2\">".utf8)
    let tag = Array("<g=".utf8) + [0xAF, 0xAF, 0xAF] + Array(">".utf8)
    let file = XLIFF(SourceText(path: "a.xliff", contents: head + tag))
    let places = file.problems.compactMap(\.related)
    #expect(places.contains(head.count..<head.count + 1), "\(file.problems)")
    #expect(places.allSatisfy { $0.upperBound <= file.source.utf8.count })
  }
}
