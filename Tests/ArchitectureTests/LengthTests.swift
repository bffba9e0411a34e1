import Foundation
import Testing

/// Lengths of controls, lists, bars and presentations are those of the platform, and not written
/// into their views. Widths of lines that symbols are drawn with are not lengths of a layout.
@Suite struct LengthTests {
  private static let folders = [
    "Controls", "Lists", "Menus", "Navigation", "Pickers", "Presentations", "Progress", "Stacks",
    "Tables", "TextInput", "Values",
  ]

  @Test(arguments: folders)
  func `no view has a length of its own`(folder: String) throws {
    let argument = #/(?:spacing|cornerRadius|[mM]inWidth|[mM]inHeight|width|height|size): [1-9]/#
    let padding = #/\.padding\((?:\.[a-zA-Z]+, )?[1-9]/#
    for url in try swiftFiles(in: "Sources/Calque/Views/\(folder)") {
      let text = try String(contentsOf: url, encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        if line.contains(argument) || line.contains(padding) {
          Issue.record("\(url.lastPathComponent):\(index + 1): \(line)")
        }
      }
    }
  }
}
