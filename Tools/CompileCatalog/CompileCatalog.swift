import CalqueCatalogs
import CalqueDiagnostics
import CalqueExchange

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `calque-compile-catalog CATALOG VARIATIONS [--symbols MODULE] OUTPUT…` writes the files that the
/// plugin CalqueCompileCatalogs declares for a string catalog.
///
/// `VARIATIONS` is `dictionary` or `general`. With `--symbols`, the first output is the Swift file
/// of the symbols.
@main
enum CompileCatalog {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.popFirst(),
      let variations = arguments.popFirst().flatMap(CatalogCompilation.Variations.init)
    else {
      fail("usage: calque-compile-catalog CATALOG dictionary|general [--symbols MODULE] OUTPUT…")
    }
    guard let catalog = CatalogFile.load(path), catalog.format == .xcstrings else {
      fail("\(path): error: this is not a string catalog")
    }
    check(catalog)
    if arguments.first == "--symbols", arguments.count > 2 {
      arguments.removeFirst()
      let symbols = StringSymbols(catalog, module: arguments.removeFirst())
      for key in symbols.omitted {
        report(
          "\(path): warning: “\(key)” gets no symbol: another key has its name, or it has none")
      }
      store(Array(symbols.source.utf8), to: arguments.removeFirst())
    }
    let compilation = CatalogCompilation(catalog, variations: variations)
    // The plugin reads the languages before the catalog is compiled: no text may get lost.
    for output in compilation.outputs
    where !arguments.contains(where: { $0.hasSuffix(output.path) }) {
      fail("\(path): error: \(output.path) is not among the files that the build declares")
    }
    for output in arguments { store(compilation.contents(for: output), to: output) }
  }

  /// Stops if entries cannot be read, with their places, as a compiler does.
  private static func check(_ catalog: Catalog) {
    let problems = catalog.problems.filter { $0.effect >= .losesEntries && $0.code != .emptyFile }
    for problem in problems {
      report("\(catalog.source.place(at: problem.range)): error: \(problem.message)")
    }
    if !problems.isEmpty { exit(1) }
  }

  private static func store(_ bytes: [UInt8], to path: String) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let files = OutputFiles(folder: (path.hasPrefix("/") ? "/" : "") + folder)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(FileError) {
      try files.write([.init(path: name, contents: bytes)], replaces: true)
    } catch {
      fail("\(error.path): error: \(error.reason)")
    }
  }

  private static func report(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  private static func fail(_ message: String) -> Never {
    report(message)
    exit(2)
  }
}
