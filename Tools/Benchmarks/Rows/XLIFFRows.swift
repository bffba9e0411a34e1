import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import FoundationXML

/// Reading `.xliff` files into entries, compared with Foundation's event parser, which only reports
/// events.
enum XLIFFRows {
  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "read .xliff into entries, with the place of everything", id: "xliff",
        unit: .throughput, atLeast: nil
      ) {
        let files = try contents()
        let bytes = files.reduce(0) { $0 + $1.count }
        let data = files.map { Data($0) }
        return (
          Benchmark.Workload(name: "Calque", operations: bytes) {
            for file in files {
              let xliff = XLIFF(SourceText(path: "a.xliff", contents: file))
              blackHole(xliff.files.reduce(0) { $0 + $1.entries.count })
            }
          },
          Benchmark.Workload(name: "XMLParser", operations: bytes) {
            for file in data {
              let counter = EventCounter()
              let parser = XMLParser(data: file)
              parser.delegate = counter
              blackHole(parser.parse() ? counter.count : 0)
            }
          }
        )
      }
    ]
  }

  /// The files of the corpus, up to two megabytes.
  private static func contents() throws -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var bytes = 0
    for path in Corpus.files("xliff") where bytes < 2_000_000 {
      let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      contents.append(file)
      bytes += file.count
    }
    guard !contents.isEmpty else { throw Corpus.Missing(folder: Corpus.folder.path) }
    return contents
  }
}

/// Counts a parser's events.
private final class EventCounter: NSObject, XMLParserDelegate {
  var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += attributes.count
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    count += text.utf8.count
  }
}
