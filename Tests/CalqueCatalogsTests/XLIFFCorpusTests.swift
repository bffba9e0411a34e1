import CalqueDiagnostics
import CalqueTestCorpus
import Foundation
import FoundationXML
import Testing

@testable import CalqueCatalogs

/// Every `.xliff` file of the corpus, compared with Foundation's XML documents, the slower reader.
@Suite struct XLIFFCorpusTests {
  @Test("A file reads as an XML document reads it", arguments: TestCorpus.files("xliff"))
  func readsAsDocument(file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let source = SourceText(path: file, contents: bytes)
    let ours = XLIFFReader.read(source)
    let document = try? XMLDocument(
      data: Data(bytes), options: [.nodePreserveWhitespace, .nodePreserveCDATA])
    guard let root = document?.rootElement() else {
      #expect(ours.problems.contains { $0.effect == .losesFile }, "Foundation refuses \(file)")
      return
    }
    #expect(ours.problems.allSatisfy { $0.code != .xliffXML }, "\(file): \(ours.problems)")
    let files = root.elements(forName: "file")
    #expect(ours.document.files.count == files.count)
    for (mine, theirs) in zip(ours.document.files, files) {
      #expect(mine.original?.value == attribute("original", of: theirs))
      #expect(
        mine.targetLanguage?.value == attribute("target-language", of: theirs))
      let units = try theirs.nodes(forXPath: ".//*[local-name()='trans-unit']")
        .compactMap { $0 as? XMLElement }
      #expect(mine.units.count == units.count)
      for (unit, element) in zip(mine.units, units) {
        #expect(unit.id.value == attribute("id", of: element))
        for (text, name) in [(unit.source, "source"), (unit.target, "target")] {
          let expected = element.elements(forName: name).first.map { $0.stringValue ?? "" }
          if text?.string != expected {
            Issue.record(
              "\(file): \(unit.id.value): \(text?.string ?? "nil") \(expected ?? "nil")")
          }
        }
        #expect(
          unit.notes.map(\.string) == element.elements(forName: "note").map { $0.stringValue ?? "" }
        )
        check(unit, source)
      }
    }
  }

  private func attribute(_ name: String, of element: XMLElement) -> String? {
    element.attributes?.first { $0.name == name }?.stringValue
  }

  /// Checks that ranges contain what they should.
  private func check(_ unit: XLIFFDocument.Unit, _ source: SourceText) {
    func spelling(_ range: Range<Int>) -> String {
      String(decoding: source.utf8[range], as: UTF8.self)
    }
    #expect(spelling(unit.range).hasPrefix("<trans-unit "))
    #expect(spelling(unit.range).hasSuffix("</trans-unit>"))
    for (text, name) in [(unit.source, "source"), (unit.target, "target")] {
      guard let text else { continue }
      #expect(spelling(text.tagRange).hasPrefix("<\(name)"))
      if !text.isSelfClosing {
        #expect(spelling(text.content.upperBound..<text.range.upperBound) == "</\(name)>")
      }
      if text.string.utf8.count == text.content.count {
        #expect(spelling(text.content) == text.string)
      }
    }
  }

  @Test("A file has no problem that loses anything", arguments: TestCorpus.files("xliff"))
  func hasNoProblems(file: String) throws {
    let xliff = XLIFF(SourceText(path: file, contents: try TestCorpus.bytes(file)))
    #expect(xliff.problems.allSatisfy { $0.effect == .none }, "\(xliff.problems)")
    #expect(xliff.files.map(\.entries.count).reduce(0, +) > 0)
  }
}
