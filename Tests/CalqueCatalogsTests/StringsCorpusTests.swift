import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Foundation
import Testing

/// Every `.strings` file of the corpus, compared with Foundation's reader.
@Suite struct StringsCorpusTests {
  @Test("A file reads as Foundation reads it", arguments: TestCorpus.files("strings"))
  func readsAsFoundation(file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let ours = StringsFile(SourceText(path: file, contents: bytes))
    let expected =
      (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
      as? [String: Any]
    guard let expected else {
      #expect(!ours.isReadable, "Foundation refuses \(file)")
      let fatal = try #require(ours.problems.first { $0.effect == .losesFile })
      let place = ours.source.position(at: fatal.range.lowerBound)
      #expect(place.line >= 1 && place.column >= 1)
      return
    }
    #expect(ours.isReadable, "Foundation reads \(file): \(ours.problems)")
    let strings = ours.runtimeStrings
    #expect(strings.count == expected.count, "keys of \(file)")
    for (key, value) in expected {
      guard let value = value as? String else { continue }
      let mine = strings[key]
      if mine.map({ $0.utf8.elementsEqual(value.utf8) }) != true {
        Issue.record("\(file): \(key): \(mine ?? "nil") is not \(value)")
      }
    }
  }
}
