import CalqueDiagnostics
import Testing

@Suite struct PlaceTests {
  @Test func isWrittenAsCompilersDo() {
    #expect(Place(path: "a/b.strings", line: 3, column: 16).description == "a/b.strings:3:16")
    #expect(Place(path: "a/b.strings").description == "a/b.strings")
  }

  /// The description of a place is that place, also if the path contains colons.
  @Test(arguments: [
    Place(path: "a.strings", line: 1, column: 1), Place(path: "a.strings"), Place(path: ""),
    Place(path: "", line: 2, column: 3), Place(path: "a:b:c", line: 4, column: 5),
    Place(path: "a:b:c"), Place(path: "C:\\a.strings", line: 10, column: 200),
    Place(path: "7:8", line: 9, column: 10),
  ])
  func isReadFromItsDescription(_ place: Place) {
    #expect(Place(place.description) == place)
  }

  @Test(arguments: ["a:0:1", "a:1:0", "a:1", "a:-1:2", "a:x:2", "a: 1:2"])
  func aTextWithoutAPositionIsAPath(_ text: String) {
    #expect(Place(text) == Place(path: text))
  }

  @Test func anErrorIsWrittenAsCompilersDo() {
    let place = Place(path: "a.yml", line: 1, column: 2)
    #expect(FileError(place, "Expected a name").description == "a.yml:1:2: error: Expected a name")
    #expect(
      FileError(path: "a", reason: "it is a folder", remedy: "name a file").description
        == "a: error: it is a folder; name a file")
    #expect(
      FileError(place, "A key is there twice", severity: .warning).description
        == "a.yml:1:2: warning: A key is there twice")
    #expect(FileError(place, "x", severity: .information).description == "a.yml:1:2: note: x")
  }

  @Test func aRangeOfATextHasThePlaceOfItsStart() {
    let source = SourceText(path: "a.strings", text: "ä\nüb = c;")
    #expect(source.place(at: 5..<6) == Place(path: "a.strings", line: 2, column: 2))
  }
}
