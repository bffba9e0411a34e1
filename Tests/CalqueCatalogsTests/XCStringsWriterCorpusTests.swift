import CalqueCatalogs
import CalqueTestCorpus
import Testing

/// String catalogs written by other people's Xcode, if available.
@Suite("The writer of string catalogs, on real files")
struct XCStringsWriterCorpusTests {
  @Test("prints what Xcode printed", arguments: TestCorpus.files("xcstrings"))
  func canonicalPrint(_ file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let catalog = try #require(CatalogFile.read(bytes, path: file))
    let text = try CatalogWriter.text(of: catalog)
    #expect(Array(text.utf8) == bytes, "\(file) is printed otherwise")
  }

  @Test("returns an unchanged file", arguments: TestCorpus.files("xcstrings"))
  func unchanged(_ file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    let catalog = try #require(CatalogFile.read(bytes, path: file))
    #expect(try CatalogWriter.edits(for: catalog).isEmpty)
    #expect(try CatalogWriter.contents(of: catalog) == bytes)
  }

  @Test("removes the entries that it added", arguments: TestCorpus.files("xcstrings"))
  func removalUndoesInsertion(_ file: String) throws {
    let bytes = try TestCorpus.bytes(file)
    var catalog = try #require(CatalogFile.read(bytes, path: file))
    for place in stride(from: 0, to: catalog.entries.count, by: 97) {
      // An entry that is removed and inserted again is at its original place.
      let entry = catalog.entries[place]
      catalog.remove(entry.key)
      let less = try CatalogWriter.contents(of: catalog)
      var smaller = try #require(CatalogFile.read(less, path: file))
      #expect(smaller[entry.key] == nil && smaller.entries.count == catalog.entries.count)
      if !smaller.entries.isEmpty {
        smaller.append(entry)
        #expect(try CatalogWriter.contents(of: smaller) == bytes)
      }
      catalog.insert(entry, at: place)
    }
  }
}
