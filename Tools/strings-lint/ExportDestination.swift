import CalqueExchange
import CalqueLint

/// What `--output` of `export` names: a folder, or the only file.
struct ExportDestination {
  /// The folder; empty for the working folder.
  let folder: String
  /// The name of the file; nil if it is chosen by the language and the table.
  private let name: String?

  init(_ path: String, format: TranslationFormat) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".\(format.rawValue)"), let last = parts.last,
      format == .xcloc || !WorkingFolder.isFolder(path)
    else {
      (folder, name) = (path == "." ? "" : path, nil)
      return
    }
    let parent = parts.dropLast().joined(separator: "/")
    (folder, name) = (parts.count == 2 && parts[0].isEmpty ? "/" : parent, String(last))
  }

  /// Gives the name to the outputs: those of one file, or of one folder of Xcode.
  ///
  /// - Returns: False if there are several.
  func take(_ outputs: inout [CatalogConversion.Output]) -> Bool {
    guard let name else { return true }
    let isFolder = name.hasSuffix(".xcloc")
    func root(_ path: String) -> String {
      isFolder ? String(path.prefix { $0 != "/" }) : path
    }
    // The source texts are only for reference.
    if name.hasSuffix(".strings"), outputs.count == 2 { outputs.removeFirst() }
    guard Set(outputs.map { root($0.path) }).count <= 1 else { return false }
    for index in outputs.indices {
      outputs[index].path = name + outputs[index].path.dropFirst(root(outputs[index].path).count)
    }
    return true
  }
}
