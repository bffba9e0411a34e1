import ArgumentParser
import CalqueAdoption
import Foundation

/// `calque adopt PATH` writes a package in which the view files of an app compile here.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a package that compiles the view files of an app here.",
    discussion: """
      PATH is the folder of an app with Xcode projects or packages, an .xcodeproj, a package, or a \
      folder with Swift files. Of an app without its Xcode project, the targets are those of a \
      project.yml (XcodeGen). Nothing in it changes. The package is written to a folder of its \
      own. It lists the files that compile; Report.html and Report.txt say what the others lack. \
      Modules that do not exist here become stubs, in files that you fill: run the command again \
      after that.
      """)

  @Argument(help: "The app.")
  var path: String

  @Option(name: .shortAndLong, help: "The folder of the package. (default: PATH-calque)")
  var output: String?

  @Option(help: "The folder or the URL of the package Calque.")
  var calque: String

  @Option(help: "The branch of Calque, for a URL.")
  var branch = "main"

  @Option(
    help: """
      A folder in which Calque is built, such as .build/debug of its package. Without it, Calque is \
      built first.
      """)
  var built: String?

  @Option(help: "How many missing names are printed.")
  var limit = 40

  func run() throws {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = URL(fileURLWithPath: output ?? "\(root)-calque").standardizedFileURL.path
    let work = "\(folder)/.adopt"
    CommandRun.endWithProcess()
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let modules = try AppReader.modules(at: root) { package in
      let run = try CommandRun(
        ["swift", "package", "dump-package", "--package-path", package],
        output: "\(work)/package.json", keepsErrors: false, timeLimit: 120)
      return Data(run.output.utf8)
    } report: {
      say($0)
    }
    say("\(modules.count) modules, \(modules.map(\.files.count).reduce(0, +)) files")
    let source = source
    let calqueBuild = CalqueBuild(source, work: work)
    let build =
      try built.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? calqueBuild.build()
    let hidden = try Adoption.foreignFrameworks(modules)
    let importable = try calqueBuild.importable(in: build).subtracting(hidden)
    var compiler = Compiler(
      moduleFolders: [try calqueBuild.moduleFolder(of: build, without: hidden)],
      macros: "\(build)/CalqueMacros-tool", workFolder: work)
    compiler.importable = importable
    compiler.hidden = hidden
    compiler.moduleMaps = CalqueBuild.moduleMaps(in: build)
    let result = try Adoption(compiler: compiler, stubFolder: "\(folder)/Stubs", report: say)
      .run(modules)
    try AdoptedPackage(
      folder: folder, source: source, result: result,
      products: importable, assets: root
    ).write()
    let report = AdoptionReport(result, root: root)
    let name = URL(fileURLWithPath: root).lastPathComponent
    try report.html(title: name)
      .write(toFile: "\(folder)/Report.html", atomically: true, encoding: .utf8)
    try report.text(limit: .max)
      .write(toFile: "\(folder)/Report.txt", atomically: true, encoding: .utf8)
    print(report.text(limit: limit), terminator: "")
    print("\(folder)/Report.html")
  }

  private var source: PackageSource {
    if calque.contains("://") || calque.hasPrefix("git@") { return .url(calque, branch: branch) }
    return .path(URL(fileURLWithPath: calque).standardizedFileURL.path)
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
