import CalqueCatalogs
import Foundation

/// `strings-lint` compared with `msgfmt -c`, each as a separate command, including its start.
///
/// The same texts are in a `.strings` file for the former and in a `.po` file for the latter, which
/// checks their formats and writes a table of them.
enum LintRows {
  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "lint a clean .strings file of 1 MB, start included", id: "lint-file",
        unit: .time(of: "a run"), atLeast: nil, isConcurrent: true
      ) {
        let files = try LintedFiles(1_000_000)
        return workloads(files, 1, 1)
      },
      Benchmark(
        title: "lint a clean .strings file of 30 MB on one core", id: "lint-large",
        unit: .throughput, atLeast: nil, isConcurrent: true
      ) {
        let files = try LintedFiles(30_000_000)
        return workloads(files, files.strings.bytes, files.po.bytes)
      },
    ]
  }

  private static func workloads(
    _ files: LintedFiles, _ operations: Int, _ peerOperations: Int
  ) -> (ours: Benchmark.Workload, peer: Benchmark.Workload?) {
    let lint = Bundle.main.bundleURL.appendingPathComponent("strings-lint").path
    return (
      Benchmark.Workload(name: "Calque", operations: operations) {
        Command.run(lint, ["-j", "1", "--no-config", files.strings.path])
      },
      Benchmark.Workload(name: "msgfmt -c", operations: peerOperations) {
        Command.run("/usr/bin/msgfmt", ["-c", "-o", "/dev/null", files.po.path])
      }
    )
  }
}

/// Short texts of the corpus, each with many keys, in a file for each of the two commands.
private final class LintedFiles {
  struct File {
    let path: String
    let bytes: Int
  }

  let strings: File
  let po: File
  private let folder: Folder

  init(_ size: Int) throws {
    folder = try Folder()
    let texts = try Self.texts()
    strings = try Self.write(texts, size, to: "en.lproj/Localizable.strings", in: folder) {
      "/* Shown in the application. */\n\"\($0)\" = \"\($0)\";\n\n"
    }
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    po = try Self.write(texts, size, to: "en.po", in: folder, header: header) {
      "#. Shown in the application.\n#, objc-format\nmsgid \"\($0)\"\nmsgstr \"\($0)\"\n\n"
    }
  }

  deinit { folder.remove() }

  /// Words, some of them with a value.
  private static func texts() throws -> [String] {
    let plain = /[A-Z][A-Za-z]+( [a-z]+)*( %@)?( [a-z]+)+/
    var texts: Set<String> = []
    for path in Corpus.files("strings") where CatalogFile.locale(ofPath: path) == "en" {
      for entry in CatalogFile.load(path)?.entries ?? [] {
        guard let text = entry.localizations.first?.value?.texts.first?.string,
          (try? plain.wholeMatch(in: text)) != nil
        else { continue }
        texts.insert(text)
      }
    }
    guard !texts.isEmpty else { throw Corpus.Missing(folder: Corpus.folder.path) }
    return texts.sorted()
  }

  private static func write(
    _ texts: [String], _ size: Int, to path: String, in folder: Folder, header: String = "",
    _ entry: (_ text: String) -> String
  ) throws -> File {
    var contents = header
    var number = 0
    while contents.utf8.count < size {
      number += 1
      for text in texts where contents.utf8.count < size {
        contents += entry("\(text) \(number)")
      }
    }
    try folder.write(contents, to: path)
    return File(path: folder.url(path).path, bytes: contents.utf8.count)
  }
}
