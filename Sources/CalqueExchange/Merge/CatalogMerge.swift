import CalqueCatalogs

/// A three-way merge of string catalogs (`.xcstrings`) by content, not by lines.
///
/// Changes of one side since the base are accepted; equal changes of both sides are accepted once.
/// Keys, languages, branches of choices and texts are separate units, so that two people who
/// translate different languages of one key never conflict. The remaining conflicts are: a text
/// changed in two ways, something changed on one side and removed on the other, a text varied by
/// plural on one side and by device on the other.
///
/// The following cases are resolved automatically:
///
/// - A text's state follows the side that changed the text. If both sides change the state, the one
///   that requires more work wins (`new`, `needs_review`, `stale`, `translated`), so that a text is
///   never shipped as approved without an approval.
/// - `extractionState` is merged separately from the texts: a key may become stale on one side and
///   be translated on the other. Of two different changes, the first of this list wins: `manual`,
///   `extracted_with_value`, `migrated`, none, `stale`.
/// - An entry that one side removed and the other only marked stale is removed.
/// - A person's comment wins over a generated one.
/// - Of two new versions of the format the higher one wins.
///
/// The merged text consists of the pieces of both versions: spellings, order, white space and
/// unknown fields are preserved. If the versions are formatted like Xcode's, so is the result.
public struct CatalogMerge: Sendable {
  /// The merged file.
  public let contents: [UInt8]
  /// The conflicts, in file order, regardless of their resolution.
  public let conflicts: [MergeConflict]

  /// Merges two versions of a file.
  ///
  /// - Parameters:
  ///   - base: The common ancestor. Empty if there was no such file, that is, both sides added it.
  ///   - ours: The version that determines the layout and the order of the result.
  ///   - theirs: The other version.
  ///   - resolution: How conflicts are resolved.
  /// - Throws: ``CatalogMergeError`` if one of the three is not a string catalog.
  public init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], resolution: MergeResolution = .markers()
  ) throws(CatalogMergeError) {
    if ours == theirs || theirs == base {
      // Equal versions need no merge; but a file that is not a catalog is still reported.
      _ = try Self.read(ours, .ours)
      self.init(contents: ours, conflicts: [])
      return
    }
    let our = try Self.read(ours, .ours)
    let their = try Self.read(theirs, .theirs)
    if ours == base {
      self.init(contents: theirs, conflicts: [])
      return
    }
    let old = base.isEmpty ? nil : try Self.read(base, .base)
    let texts = MergeTexts(base: old ?? our, ours: our, theirs: their)
    var merger = CatalogMerger(texts, resolution: resolution)
    merger.output.reserve(max(ours.count, theirs.count) + 1024)
    let frame = Frame(
      base: old.map { Frame.Edges(base, $0) }, ours: Frame.Edges(ours, our),
      theirs: Frame.Edges(theirs, their))
    merger.output.write(frame.edges.head)
    merger.writeObject(
      base: old == nil ? nil : MergeNode(side: .base, node: 0),
      ours: MergeNode(side: .ours, node: 0), theirs: MergeNode(side: .theirs, node: 0),
      .catalog, depth: 0)
    merger.output.write(frame.edges.tail)
    var size = 7
    var labels = ("", "")
    if case .markers(let wanted, let ours, let theirs) = resolution {
      size = max(wanted, 1)
      labels = (ours, theirs)
    }
    let newline = our.style.newline.isEmpty ? [0x0A] : our.style.newline
    let markers = ConflictMarkers(
      size: size, ours: labels.0, theirs: labels.1, newline: newline)
    let (bytes, places) = markers.text(of: merger.output)
    merger.place(places)
    self.init(
      contents: bytes,
      conflicts: merger.conflicts.enumerated().sorted {
        ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
      }.map(\.element))
  }

  private init(contents: [UInt8], conflicts: [MergeConflict]) {
    self.contents = contents
    self.conflicts = conflicts
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func read(
    _ contents: [UInt8], _ version: CatalogMergeError.Version
  ) throws(CatalogMergeError) -> MergeDocument {
    let isMarked = contents.starts(with: mark)
    let json = JSONDocument(isMarked ? Array(contents[mark.count...]) : contents)
    if let failure = json.failure {
      throw CatalogMergeError(
        version: version, offset: failure.offset + (isMarked ? mark.count : 0),
        message: "Expected \(failure.expected)")
    }
    guard json.count > 0, json.kind(0) == .object else {
      throw CatalogMergeError(
        version: version, offset: 0, message: "The root of a string catalog must be an object")
    }
    return MergeDocument(json)
  }

  /// The text around the catalog in the file.
  private struct Frame {
    struct Edges: Equatable {
      var head: [UInt8]
      var tail: [UInt8]

      init(_ contents: [UInt8], _ document: MergeDocument) {
        let range = document.json.range(0)
        let bytes = document.json.bytes
        head = Array(contents[..<(contents.count - bytes.count)]) + bytes[..<range.lowerBound]
        tail = Array(bytes[range.upperBound...])
      }
    }

    let edges: Edges

    init(base: Edges?, ours: Edges, theirs: Edges) {
      edges = ours == base ? theirs : ours
    }
  }
}
