import CalquePreview
import Foundation

// What `calque preview` writes, with a preview of its own.
await PreviewWorker.run(
  catalogs: CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })
