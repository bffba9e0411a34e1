import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@testable import CalqueCatalogs

/// The check agrees with the writer on whether a file would be written unchanged.
@Suite("The check of Xcode's layout")
struct XCStringsLayoutCheckTests {
  private static func answers(_ contents: [UInt8]) -> (check: Bool, writer: Bool) {
    let tape = XCStrings(SourceText(path: "a.xcstrings", contents: contents)).tape
    return contents.withUnsafeBufferPointer { bytes in
      guard !tape.nodes.isEmpty, tape.failure == nil else { return (false, false) }
      let written = XCStringsWriter.text(of: JSONValue(0, of: tape, bytes))
      return (XCStringsLayoutCheck.passes(tape, bytes), written.utf8.elementsEqual(bytes))
    }
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "a\\"\\n" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "é / \\u0001"
              }
            }
          },
          "shouldTranslate" : false
        },
        "b" : {
          "list" : [
            1,
            null
          ],
          "none" : [

          ]
        }
      },
      "version" : "1.0"
    }
    """

  @Test func xcodesLayoutPasses() {
    #expect(Self.answers(Array(Self.catalog.utf8)) == (true, true))
  }

  /// Each byte removed, doubled, or replaced by another.
  @Test func changedBytes() {
    let bytes = Array(Self.catalog.utf8)
    for index in bytes.indices {
      var changes = [bytes, bytes, bytes, bytes]
      changes[0].remove(at: index)
      changes[1].insert(bytes[index], at: index)
      changes[2][index] = UInt8(ascii: " ")
      changes[3].insert(UInt8(ascii: "\n"), at: index)
      for change in changes {
        let answers = Self.answers(change)
        #expect(
          answers.check == answers.writer,
          "\(index): \(String(decoding: change.prefix(index + 20).suffix(40), as: UTF8.self))")
      }
    }
  }

  @Test func namesInAnotherOrder() {
    for names in [
      ["a", "B", "c"], ["B", "a"], ["a", "a"], ["a2", "a10"], ["a10", "a2"], ["é", "f"],
    ] {
      let members = names.map { "  \"\($0)\" : 1" }.joined(separator: ",\n")
      let answers = Self.answers(Array("{\n\(members)\n}".utf8))
      #expect(answers.check == answers.writer, "\(names)")
    }
  }

  @Test("of real files", arguments: TestCorpus.files("xcstrings"))
  func realFiles(path: String) throws {
    let bytes = try TestCorpus.bytes(path)
    let answers = Self.answers(bytes)
    #expect(answers.check == answers.writer)
    let edits = try? CatalogArrangement.formatted.edits(
      of: SourceText(path: path, contents: bytes), format: .xcstrings)
    if let edit = edits?.first {
      #expect(Self.answers(Array(edit.replacement.utf8)) == (true, true))
    }
  }
}
