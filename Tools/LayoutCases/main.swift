import Foundation

// Lays out the cases of files and compares their frames.
//
//   calque-layout-cases ROOT PRODUCTS SCRATCH FILE…
//
// ROOT is the package's folder, PRODUCTS the folder of its built modules, and SCRATCH the folder
// for the generated sources. `Tools/layout-cases` passes them.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 4 else {
  print("usage: calque-layout-cases ROOT PRODUCTS SCRATCH FILE…")
  exit(2)
}
let folders = arguments.prefix(3).map { URL(filePath: $0) }
let (root, products, scratch) = (folders[0], folders[1], folders[2])
var path = ""

do {
  var cases: [(layoutCase: LayoutCase, tolerance: Double)] = []
  for name in arguments.dropFirst(3) {
    path = name
    let file = try CaseFile(contentsOf: name)
    cases += file.cases.map { ($0, file.tolerance ?? 0.01) }
  }
  let package = try BuiltPackage(root: root, products: products)
  try? FileManager.default.removeItem(at: scratch)
  let numbered = cases.enumerated().map { (number: $0.offset, layoutCase: $0.element.layoutCase) }
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
    let verdict = Verdict(layoutCase, outcomes[number], tolerance: cases[number].tolerance)
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
