import CCalquePeers
import CalqueCatalogs
import CalqueDiagnostics
import Foundation

/// The memory of the models of catalogs, including the bytes of the files, which they retain.
enum CatalogMemory {
  static var figures: [Figure] {
    [
      figure("strings", "places of .strings") { StringsFile($0) },
      figure("strings", "catalog of .strings", id: "strings-catalog") {
        Catalog(StringsFile($0), locale: "de")
      },
      figure("stringsdict", "catalog of .stringsdict") {
        Catalog(StringsDictionary($0, locale: "de"))
      },
      figure("xcstrings", "places of .xcstrings") { XCStrings($0) },
      figure("xcstrings", "catalog of .xcstrings", id: "xcstrings-catalog") {
        Catalog(XCStrings($0))
      },
      figure("xliff", "catalogs of .xliff") { XLIFF($0) },
    ]
  }

  private static func figure<Model>(
    _ fileExtension: String, _ what: String, id: String? = nil,
    _ make: @escaping (SourceText) -> Model
  ) -> Figure {
    Figure(
      title: "memory of the \(what), bytes a byte",
      id: "\(id ?? fileExtension)-memory"
    ) {
      var bytes = 0
      var taken = 0
      for path in Corpus.files(fileExtension) {
        func contents() -> [UInt8] {
          (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } ?? []
        }
        // Once in advance, so that caches of the library are not counted.
        blackHole(make(SourceText(path: path, contents: contents())))
        let before = peer_heap_in_use()
        let model = make(SourceText(path: path, contents: contents()))
        taken += peer_heap_in_use() - before
        bytes += contents().count
        blackHole(model)
      }
      return bytes == 0 ? .nan : Double(taken) / Double(bytes)
    }
  }
}
