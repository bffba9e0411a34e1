import CalqueCatalogs
import CalqueDiagnostics
import Foundation

/// Reading `.xcstrings` files, compared with Foundation's decoder and the fastest JSON parser.
enum StringCatalogRows {
  static var rows: [Benchmark] {
    [
      row("the corpus", id: "xcstrings", atLeast: 8, of: corpus, beside: decoder),
      row("20 MB", id: "large-xcstrings", atLeast: 8, of: large, beside: decoder),
      row("the corpus", id: "xcstrings-simd", atLeast: nil, of: corpus, beside: simdjson),
      row("20 MB", id: "large-xcstrings-simd", atLeast: nil, of: large, beside: simdjson),
    ]
  }

  private static func row(
    _ what: String, id: String, atLeast: Double?, of files: @escaping () throws -> [[UInt8]],
    beside peer: @escaping ([[UInt8]]) throws -> Benchmark.Workload
  ) -> Benchmark {
    Benchmark(
      title: "read .xcstrings, with the place of everything: \(what)", id: id, unit: .throughput,
      atLeast: atLeast
    ) {
      let files = try files()
      return (
        Benchmark.Workload(name: "Calque", operations: bytes(files)) {
          for file in files {
            blackHole(XCStrings(SourceText(path: "a.xcstrings", contents: file)).count)
          }
        },
        try peer(files)
      )
    }
  }

  private static func corpus() throws -> [[UInt8]] {
    let files = try Corpus.files("xcstrings").map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    guard !files.isEmpty else { throw Corpus.Missing(folder: Corpus.folder.path) }
    return files
  }

  private static func large() throws -> [[UInt8]] { [try LargeCatalog.contents()] }

  private static func bytes(_ files: [[UInt8]]) -> Int { files.reduce(0) { $0 + $1.count } }

  private static func decoder(_ files: [[UInt8]]) throws -> Benchmark.Workload {
    let contents = files.map { Data($0) }
    let decoder = JSONDecoder()
    // A rejected file would seem fast.
    for file in contents { _ = try decoder.decode(CodableCatalog.self, from: file) }
    return Benchmark.Workload(name: "JSONDecoder", operations: bytes(files)) {
      for file in contents {
        blackHole((try? decoder.decode(CodableCatalog.self, from: file))?.strings.count ?? 0)
      }
    }
  }

  private static func simdjson(_ files: [[UInt8]]) throws -> Benchmark.Workload {
    let peer = try SIMDJSON()
    let padding = [UInt8](repeating: 0, count: peer.padding)
    let contents = files.map { $0 + padding }
    return Benchmark.Workload(name: "simdjson, without meaning", operations: bytes(files)) {
      for file in contents { blackHole(file.withUnsafeBufferPointer(peer.parse)) }
    }
  }
}
