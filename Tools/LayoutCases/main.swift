import Foundation

// Lays out the cases of a file and compares their frames.
//
//   calque-layout-cases FILE ROOT PRODUCTS SCRATCH
//
// ROOT is the package's folder, PRODUCTS the folder of its built modules, and SCRATCH the folder
// for the generated sources. `Tools/layout-cases` passes them.

guard CommandLine.arguments.count == 5 else {
  print("usage: calque-layout-cases FILE ROOT PRODUCTS SCRATCH")
  exit(2)
}
let (path, root, products, scratch) = (
  CommandLine.arguments[1], URL(filePath: CommandLine.arguments[2]),
  URL(filePath: CommandLine.arguments[3]), URL(filePath: CommandLine.arguments[4])
)

do {
  let file = try CaseFile(contentsOf: path)
  let package = try BuiltPackage(root: root, products: products)
  try? FileManager.default.removeItem(at: scratch)
  let numbered = file.cases.enumerated().map { (number: $0.offset, layoutCase: $0.element) }
  let preludes = Dictionary(grouping: numbered) { $0.layoutCase.prelude ?? "" }
  var outcomes: [Int: CaseGroup.Outcome] = [:]
  for (index, prelude) in preludes.keys.sorted().enumerated() {
    let group = CaseGroup(
      prelude: prelude.isEmpty ? nil : prelude, cases: preludes[prelude] ?? [],
      folder: scratch.appending(path: "group\(index)"), package: package)
    outcomes.merge(try group.outcomes()) { first, _ in first }
  }
  var failed = 0
  for (number, layoutCase) in numbered {
    let verdict = Verdict(
      layoutCase, outcomes[number], tolerance: file.tolerance ?? 0.01)
    guard !verdict.complaints.isEmpty else { continue }
    failed += 1
    print("FAIL \(layoutCase.id): \(layoutCase.description ?? "")")
    for complaint in verdict.complaints { print("  \(complaint)") }
  }
  print("\(numbered.count - failed) passed, \(failed) failed")
  exit(failed == 0 ? 0 : 1)
} catch let error as DecodingError {
  print("\(path): not a file of layout cases: \(error)")
  exit(2)
} catch {
  print("\(path): \(error.localizedDescription)")
  exit(2)
}
