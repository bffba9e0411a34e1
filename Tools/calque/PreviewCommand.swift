import ArgumentParser
import CalquePreviewServer
import Foundation

/// `calque preview [PACKAGE]` shows the previews of a package in a browser.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of a package in a browser on this machine.",
    discussion: """
      The package depends on Calque, and has the previews in the targets of a library. It is built \
      with a small program of its own, in PACKAGE/.build/calque-preview, whenever a source changes; \
      a catalog is shown as soon as it is saved. The page sets language, direction, text size, \
      appearance and device, and taps, scrolls and types.

      Only this machine can open the page, and only with the token in its address.
      """)

  @Argument(help: "The folder of the package.")
  var package = "."

  @Option(help: "The port. (default: one that is free)")
  var port: UInt16?

  @Option(help: "The folder for what is built. (default: one in PACKAGE/.build/calque-preview)")
  var scratchPath: String?

  func run() async throws {
    let root = URL(fileURLWithPath: package).standardizedFileURL.resolvingSymlinksInPath().path
    let previewed = try await PreviewedPackage.described(in: root)
    let session = try PreviewSession(
      previewed, folder: "\(root)/.build/calque-preview",
      scratchPath: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let socket = try LoopbackSocket(port: port ?? 0)
    let gate = RequestGate(token: RequestGate.makeToken(), port: socket.port)
    let server = PreviewServer(session, gate: gate)
    server.serve(socket)
    print(server.address)
    fflush(nil)
    await session.build()
    while true {
      try await Task.sleep(for: .milliseconds(50))
      await session.update()
    }
  }
}
