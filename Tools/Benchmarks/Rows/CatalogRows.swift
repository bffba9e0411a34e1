import CalqueCatalogs
import CalqueDiagnostics
import Foundation

/// Reading `.strings` files, compared with Foundation's reader.
enum CatalogRows {
  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "read .strings, with the place of everything", id: "strings", unit: .throughput,
        atLeast: 8
      ) {
        let files = try stringsFiles()
        return (
          Benchmark.Workload(name: "Calque", operations: files.bytes) {
            for file in files.contents {
              blackHole(StringsFile(SourceText(path: "a.strings", contents: file)).entries.count)
            }
          },
          foundation(files)
        )
      },
      Benchmark(
        title: "read .strings into a dictionary", id: "dictionary", unit: .throughput,
        atLeast: nil
      ) {
        let files = try stringsFiles()
        return (
          Benchmark.Workload(name: "Calque", operations: files.bytes) {
            for file in files.contents {
              let strings = StringsFile(SourceText(path: "a.strings", contents: file))
              blackHole(strings.runtimeStrings.count)
            }
          },
          foundation(files)
        )
      },
      Benchmark(
        title: "read .stringsdict, with the place of everything", id: "stringsdict",
        unit: .throughput, atLeast: nil
      ) {
        let files = Files(
          contents: try Corpus.files("stringsdict").map {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
          })
        guard !files.contents.isEmpty else { throw Corpus.Missing(folder: Corpus.folder.path) }
        return (
          Benchmark.Workload(name: "Calque", operations: files.bytes) {
            for file in files.contents {
              let source = SourceText(path: "a.stringsdict", contents: file)
              blackHole(StringsDictionary(source, locale: "de").entries.count)
            }
          },
          foundation(files)
        )
      },
    ]
  }

  private static func foundation(_ files: Files) -> Benchmark.Workload {
    let contents = files.contents.map { Data($0) }
    return Benchmark.Workload(name: "Foundation", operations: files.bytes) {
      for file in contents {
        let list = try? PropertyListSerialization.propertyList(from: file, format: nil)
        blackHole((list as? [String: Any])?.count ?? 0)
      }
    }
  }

  private struct Files {
    var contents: [[UInt8]] = []
    var bytes: Int { contents.reduce(0) { $0 + $1.count } }
  }

  /// The largest UTF-8 files of the corpus that Foundation can read, up to two megabytes.
  private static func stringsFiles() throws -> Files {
    let folder = Corpus.folder
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw Corpus.Missing(folder: folder.path) }
    var contents: [[UInt8]] = []
    for case let file as URL in walker where file.pathExtension == "strings" {
      let bytes = [UInt8](try Data(contentsOf: file))
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { continue }
      contents.append(bytes)
    }
    contents.sort { ($0.count, $0.first ?? 0) > ($1.count, $1.first ?? 0) }
    var files = Files()
    for file in contents where files.bytes < 2_000_000 {
      let list = try? PropertyListSerialization.propertyList(from: Data(file), format: nil)
      if list is [String: Any] { files.contents.append(file) }
    }
    guard !files.contents.isEmpty else { throw Corpus.Missing(folder: folder.path) }
    return files
  }
}
