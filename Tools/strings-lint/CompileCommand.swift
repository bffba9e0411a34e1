import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint
import CalqueMessages

/// `strings-lint compile INPUT… --output FILE`
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile catalogs into one file that programs load without parsing.",
    discussion: """
      CatalogBundle(contentsOf:) opens the file, whose extension is usually .calque. The output is \
      reproducible: the same catalogs produce the same bytes. The file is replaced atomically, so \
      programs that have opened the previous one can continue to use it. With --check, the inputs are \
      compiled files, and every byte of them is checked.

      The exit status is 0 if the file was written, 1 if a catalog has entries that cannot be read \
      or a checked file is damaged, and 2 if the arguments are invalid or a file cannot be read or \
      written.
      """)

  @Argument(help: "Catalogs, and folders of catalogs. With --check: compiled files.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: "The file to write.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The language of the keys. The default is that of the first string catalog, or en, or the "
        + "first language.", valueName: "language"))
  var sourceLanguage: String?

  @Flag(help: "Write the file even if some entries cannot be read, without these entries.")
  var force = false

  @Flag(help: "Check compiled files.")
  var check = false

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("Missing expected argument '<inputs> ...'") }
    if check, output != nil || force || sourceLanguage != nil {
      throw ValidationError("--check accepts no other options")
    }
    if !check, output == nil {
      throw ValidationError("Missing expected argument '--output <output>'")
    }
  }

  func run() throws {
    let status = check ? checkFiles() : compile()
    if status != 0 { throw ExitCode(status) }
  }

  // MARK: Compiling

  private func compile() -> Int32 {
    let walk = FileWalk(inputs)
    for failure in walk.failures { report(failure.path, failure.reason) }
    guard walk.failures.isEmpty, let output else { return 2 }
    let catalogs = walk.files.flatMap { CatalogFile.loadAll($0) }
    var status: Int32 = 0
    for catalog in catalogs { status = max(status, report(problemsOf: catalog)) }
    guard status == 0 || (status == 1 && force) else { return status }
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: sourceLanguage)
    do throws(CompiledFileError) {
      let bytes = try CompiledFileWriter.bytes(of: tables, path: output)
      do throws(FileError) {
        try FileBytes.replace(bytes, at: output)
      } catch {
        report(output, error.reason)
        return 2
      }
      StandardError.write(summary(of: tables, files: walk.files.count, bytes: bytes.count))
    } catch {
      report(output, error.message)
      return 2
    }
    return 0
  }

  /// Reports the problems that prevent the runtime from reading entries of a catalog.
  ///
  /// - Returns: The exit status for them.
  private func report(problemsOf catalog: Catalog) -> Int32 {
    var status: Int32 = 0
    for problem in catalog.problems
    where problem.effect >= .losesEntries && problem.code != .emptyFile {
      guard problem.code != .unreadableFile else {
        report(catalog.source.path, problem.message)
        return 2
      }
      let position = catalog.source.position(at: problem.range.lowerBound)
      let hint = problem.hint.map { "; \($0)" } ?? ""
      report(
        "\(catalog.source.path):\(position)", "\(problem.message)\(hint) (\(problem.code.rawValue))"
      )
      status = 1
    }
    return status
  }

  private func summary(of tables: CatalogTables, files: Int, bytes: Int) -> String {
    let languages = tables.localizations.count
    return "\(files) \(files == 1 ? "file" : "files"), \(languages) "
      + "\(languages == 1 ? "language" : "languages"), \(bytes) bytes\n"
  }

  // MARK: Checking

  private func checkFiles() -> Int32 {
    var status: Int32 = 0
    for input in inputs {
      do throws(CompiledFileError) {
        for damage in try CompiledFile(path: input).verify() {
          report(input, damage.message)
          status = max(status, 1)
        }
      } catch {
        report(input, error.message)
        status = max(status, error.isUnreadable ? 2 : 1)
      }
    }
    return status
  }

  private func report(_ place: String, _ message: String) {
    StandardError.write("\(place): error: \(message)\n")
  }
}
