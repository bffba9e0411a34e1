package import Foundation

/// A package that is built again when its files change, and the program that shows its previews.
package actor PreviewSession {
  /// What the page is told of the build.
  package struct State: Encodable, Sendable, Equatable {
    /// Grows with each change of what is shown.
    package var version = 0
    /// Whether a build is under way.
    package var isBuilding = false
    /// What the last build printed if it failed.
    package var failure: String?
  }

  private var previewed: PreviewedPackage
  private var runner: PreviewRunner
  private let buildCommand: [String]
  private let describe: @Sendable () async throws -> PreviewedPackage
  private var watch: SourceWatch
  private var worker: WorkerProcess?
  package private(set) var state = State()

  /// - Parameters:
  ///   - previewed: The package with the previews.
  ///   - folder: The folder for the program that shows them.
  ///   - scratchPath: The folder for what is built; if nil, one in the folder of the program.
  ///   - buildCommand: The command that builds the program; if nil, `swift build`.
  ///   - describe: Reads the package again after a change of its manifest; if nil, by
  ///     ``PreviewedPackage/described(in:)``.
  package init(
    _ previewed: PreviewedPackage, folder: String, scratchPath: String? = nil,
    buildCommand: [String]? = nil,
    describe: (@Sendable () async throws -> PreviewedPackage)? = nil
  ) throws {
    self.previewed = previewed
    let package = previewed.folder
    self.describe = describe ?? { try await PreviewedPackage.described(in: package) }
    let runner = PreviewRunner(previewed, folder: folder, scratchPath: scratchPath)
    self.runner = runner
    self.buildCommand =
      buildCommand ?? [
        "swift", "build", "--package-path", runner.folder, "--scratch-path", runner.scratchPath,
        "--product", "PreviewRunner",
      ]
    watch = SourceWatch(folders: previewed.watchedPaths)
    try runner.write()
  }

  /// Builds the package, and starts the program again if it is built.
  package func build() async {
    state.isBuilding = true
    let result = await Self.run(buildCommand)
    state.isBuilding = false
    state.failure = result.status == 0 ? nil : Self.errors(in: result.output)
    if result.status == 0 { restart() }
    state.version += 1
  }

  /// Looks for changes, and shows what changed.
  package func update() async {
    let changes = watch.changes()
    if changes.isEmpty { return }
    if changes.hasOtherFiles { forgetPlan() }
    if !changes.manifests.isEmpty {
      do {
        try await readManifest()
      } catch {
        state.failure = "\(error)"
        state.version += 1
        return
      }
    }
    if changes.hasOthers { return await build() }
    for path in changes.catalogs { copyIntoBundle(path) }
    restart()
    state.version += 1
  }

  /// Reads the package again: it may have other targets.
  private func readManifest() async throws {
    previewed = try await describe()
    runner = PreviewRunner(previewed, folder: runner.folder, scratchPath: runner.scratchPath)
    try runner.write()
    watch = SourceWatch(folders: previewed.watchedPaths)
  }

  /// Has the package manager plan the next build: it looks for new files in the program's package
  /// only, and takes its last plan for one that depends on it.
  private func forgetPlan() {
    for plan in ["debug.yaml", "debug/description.json"] {
      try? FileManager.default.removeItem(atPath: "\(runner.scratchPath)/\(plan)")
    }
  }

  /// Asks the program that shows the previews.
  ///
  /// - Parameter request: A request of ``PreviewWorker`` as JSON.
  /// - Returns: The reply as JSON.
  package func answer(_ request: Data) async -> Data {
    var reason = "The package is not built."
    if let asked = worker {
      if let reply = await asked.answer(request) { return reply }
      // A preview that ends the process does not end the session. A change may have come meanwhile.
      if worker === asked { restart() }
      let cause = asked.lastWords.map { ": \($0)" } ?? ""
      reason = "The program with the previews has ended\(cause). Choose a preview to go on."
    } else if state.failure == nil {
      reason = "The program with the previews has ended."
    }
    let reply = try? JSONEncoder().encode(["error": reason])
    return reply ?? Data("{}".utf8)
  }

  /// Ends the program.
  package func stop() {
    worker?.stop()
    worker = nil
  }

  private func restart() {
    stop()
    worker = try? WorkerProcess(program: runner.program, catalogs: watch.catalogFiles)
  }

  /// A build copies catalogs into the bundles of their modules; after a change of a catalog alone,
  /// that is all there is to do.
  private func copyIntoBundle(_ path: String) {
    let module = previewed.sources.first { path.hasPrefix($0.value + "/") }?.key
    guard let module else { return }
    let file = URL(fileURLWithPath: path)
    let products = URL(fileURLWithPath: runner.program).deletingLastPathComponent()
    let bundle = products.appendingPathComponent("\(previewed.name)_\(module).resources")
    let folder = file.deletingLastPathComponent()
    let isLocalized = folder.pathExtension == "lproj"
    // SwiftPM writes the names of these folders in lower case.
    let name = isLocalized ? folder.lastPathComponent.lowercased() : ""
    let target = bundle.appendingPathComponent(name).appendingPathComponent(file.lastPathComponent)
    guard FileManager.default.fileExists(atPath: target.path) else { return }
    try? FileManager.default.removeItem(at: target)
    try? FileManager.default.copyItem(at: file, to: target)
  }

  /// The lines of a compiler's output that matter.
  private static func errors(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return output }
    return lines[first...].prefix(60).joined(separator: "\n")
  }

  /// Runs a command to its end.
  package static func run(_ command: [String]) async -> (status: Int32, output: String) {
    await withCheckedContinuation { continuation in
      Thread {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
          try process.run()
        } catch {
          return continuation.resume(returning: (127, "\(error)"))
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(
          returning: (process.terminationStatus, String(decoding: output, as: UTF8.self)))
      }.start()
    }
  }
}
