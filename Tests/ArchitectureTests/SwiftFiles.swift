import Foundation

/// The Swift files in a folder of the package, sorted.
func swiftFiles(in folder: String) throws -> [URL] {
  let url = Manifest.root.appendingPathComponent(folder)
  let walker = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
  return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
}
