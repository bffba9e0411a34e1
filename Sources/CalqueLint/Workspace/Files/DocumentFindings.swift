import CalqueCatalogs
import CalqueDiagnostics

/// What was found in a document, by its entries, so that a change of one leaves the others as they
/// are.
struct DocumentFindings {
  /// The entries; nil where the document cannot be taken apart.
  private(set) var slices: EntrySlices?
  /// The languages of a catalog.
  let languages: CatalogLanguages?
  private let format: Catalog.Format
  /// What was found in each slice alone, with offsets and positions from its start.
  private var ofSlices: [Int: [Finding]] = [:]
  /// The rest, with offsets and positions of the document.
  private var ofDocument: [Finding] = []

  /// Takes findings apart.
  ///
  /// - Parameter file: The document; nil where it is to stay whole.
  init(_ findings: [Finding], in file: LintFile?, format: Catalog.Format) {
    self.format = format
    slices = file.flatMap { EntrySlices($0) }
    if case .catalog(let catalog)? = file?.content, slices != nil {
      languages = CatalogLanguages(catalog)
    } else {
      languages = nil
    }
    guard let slices else {
      ofDocument = findings
      return
    }
    for finding in findings {
      guard FindingOrder.isLocal(finding, in: format),
        let index = slices.index(at: finding.range.lowerBound)
      else {
        ofDocument.append(finding)
        continue
      }
      ofSlices[index, default: []].append(Self.relative(finding, to: index, slices))
    }
  }

  /// All findings, in the order of a run.
  var all: [Finding] {
    guard let slices else { return ofDocument }
    var all = ofDocument
    for index in ofSlices.keys.sorted() {
      let (start, origin) = (slices[index].lowerBound, slices.position(of: index))
      for finding in ofSlices[index] ?? [] {
        all.append(finding.moved(by: start) { $0.absolute(from: origin) })
      }
    }
    let order = all.indices.map { index in
      (all[index].range.lowerBound, FindingOrder.rank(of: all[index], in: format), index)
    }
    return order.sorted { $0 < $1 }.map { all[$0.2] }
  }

  /// What was found in a slice alone, with offsets and positions from its start.
  func findings(ofSlice index: Int) -> [Finding] { ofSlices[index] ?? [] }

  /// Whether a finding about the whole document has to do with the text of a slice.
  func concernsDocument(_ index: Int) -> Bool {
    guard let range = slices?[index] else { return true }
    return ofDocument.contains { finding in
      (finding.range.lowerBound >= range.lowerBound && finding.range.lowerBound < range.upperBound)
        || finding.range.lowerBound < range.upperBound
          && finding.range.upperBound > range.lowerBound
        || finding.fix?.edits.contains { $0.range.overlaps(range) } == true
    }
  }

  /// Puts the findings of a slice in the place of those before its text changed.
  mutating func replace(_ findings: [Finding], ofSlice index: Int, _ shift: PlaceShift) {
    guard let end = slices?[index].upperBound else { return }
    slices?.move(after: index, by: shift)
    ofSlices[index] = findings.isEmpty ? nil : findings
    for place in ofDocument.indices where ofDocument[place].range.lowerBound >= end {
      ofDocument[place] = ofDocument[place].moved(by: shift.bytes, shift.moved)
    }
  }

  private static func relative(
    _ finding: Finding, to index: Int, _ slices: EntrySlices
  ) -> Finding {
    let origin = slices.position(of: index)
    return finding.moved(by: -slices[index].lowerBound) { $0.relative(to: origin) }
  }
}
