import CalqueCatalogs
import CalqueLint
import Foundation

/// `strings-lint` compared with `msgfmt -c` and `typos`, each as a separate command, including its
/// start.
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
      Benchmark(
        title: "lint a clean .strings file of 30 MB on one core, beside typos", id: "lint-typos",
        unit: .throughput, atLeast: nil, isConcurrent: true
      ) {
        let files = try LintedFiles(30_000_000)
        let ours = workloads(files, files.strings.bytes, 1).ours
        // `pip install typos`; without it, there is no peer.
        guard let typos = program("typos") else { return (ours, nil) }
        return (
          ours,
          Benchmark.Workload(name: "typos", operations: files.strings.bytes) {
            // 2 says that a word was found.
            Command.run(
              typos, ["--threads", "1", "--isolated", files.strings.path], statuses: [0, 2])
          }
        )
      },
      Benchmark(
        title: "a letter changed in a string catalog of 600,000 lines, linted again",
        id: "lint-change-catalog", unit: .time(of: "a change"), atLeast: nil
      ) {
        (change("L.xcstrings", ChangedDocument.catalog(lines: 600_000)), nil)
      },
      Benchmark(
        title: "a letter changed in a .strings file of 600,000 lines, linted again",
        id: "lint-change-strings", unit: .time(of: "a change"), atLeast: nil
      ) {
        (change("de.lproj/L.strings", ChangedDocument.strings(lines: 600_000)), nil)
      },
    ] + LintedTable.rows
  }

  /// The file of a program that a shell would find.
  private static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Types and removes a letter in the middle of a document, and asks for all of its findings.
  private static func change(_ path: String, _ text: String) -> Benchmark.Workload {
    let workspace = LintWorkspace()
    let bytes = Array(text.utf8)
    workspace.open(path, contents: bytes)
    var place = bytes.count / 2
    while place < bytes.count, !bytes[place...].starts(with: "Titel".utf8) { place += 1 }
    blackHole(workspace.findings(in: path))
    return Benchmark.Workload(name: "Calque", operations: 2) {
      workspace.change(path, in: place..<place, to: "x")
      blackHole(workspace.findings(in: path))
      workspace.change(path, in: place..<(place + 1), to: "")
      blackHole(workspace.findings(in: path))
    }
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

/// Large documents with a finding here and there.
private enum ChangedDocument {
  /// A string catalog in four languages, as Xcode lays it out.
  static func catalog(lines: Int) -> String {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    for number in 0..<(lines / 29) {
      text += number == 0 ? "" : ","
      text += "\n    \"screen.title.\(number)\" : {\n      \"localizations\" : {"
      let title = number % 100 == 0 ? "Der Titel Nummer %d" : "Der Titel Nummer"
      let texts = [("de", title), ("en", "The title number"), ("fr", "Le titre"), ("pl", "Otwórz")]
      text += texts.map { language, title in
        """

                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(title) \(number)"
                  }
                }
        """
      }.joined(separator: ",")
      text += "\n      }\n    }"
    }
    return text + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  /// A file with a comment for each entry.
  static func strings(lines: Int) -> String {
    var text = ""
    for number in 0..<(lines / 3) {
      let end = number % 100 == 0 ? "\\q" : ""
      text += "/* The title of a screen. */\n\"screen.title.\(number)\""
      text += " = \"Der Titel Nummer \(number)\(end)\";\n\n"
    }
    return text
  }
}
