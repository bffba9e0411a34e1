import CalqueDiagnostics

/// Edits a property list in XML: only the differences between two trees are written.
struct PropertyListEditor {
  private let bytes: [UInt8]
  private let lineBreak: String
  private var edits: [Edit] = []

  /// Returns the edits that change a file from `old` to `new`. Contents of the file that are not in
  /// `old` are kept.
  static func edits(
    _ source: SourceText, from old: PropertyListValue, to new: PropertyListValue
  ) throws -> [Edit] {
    let list = PropertyList(source)
    guard list.isReadable, let root = list.root else {
      throw CatalogWritingError("The file has errors; correct them before changing it")
    }
    guard list.form == .xml else {
      throw CatalogWritingError(
        list.form == .binary
          ? "A binary property list cannot be edited as text"
          : "A string dictionary in the style of .strings files cannot be edited")
    }
    var editor = PropertyListEditor(source)
    editor.change(root, from: old, to: new)
    return editor.edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  private init(_ source: SourceText) {
    bytes = source.utf8
    lineBreak = StringsStyle(source).lineBreak
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    edits.append(Edit(range: range, replacement: text))
  }

  private mutating func change(
    _ node: PropertyListNode, from old: PropertyListValue, to new: PropertyListValue
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.dictionary(let old), .dictionary(let new)) where node.members != nil:
      changeMembers(node, from: old, to: new)
    case (.string, .string(let text)):
      // A text may be in a dictionary of its own, as its format.
      let leaf = node.member(StringsDictionaryName.format)?.value ?? node
      if leaf.string != nil, leaf.range.upperBound > leaf.contentRange.upperBound {
        replace(leaf.contentRange, XMLPropertyListText.escaped(text))
      } else {
        replace(leaf.range, element(new, at: leaf.range.lowerBound))
      }
    default: replace(node.range, element(new, at: node.range.lowerBound))
    }
  }

  private mutating func changeMembers(
    _ node: PropertyListNode, from old: [PropertyListValue.Member],
    to new: [PropertyListValue.Member]
  ) {
    // The members of the trees, in the order of the file.
    let members = Self.members(
      of: node, among: Set(old.map(\.literalKey) + new.map(\.literalKey)))
    let before = Dictionary(old.map { ($0.literalKey, $0) }, uniquingKeysWith: { $1 })
    // Only a change of order between the trees is a change of order in the file.
    let wanted = Dictionary(new.map { ($0.literalKey, $0) }, uniquingKeysWith: { $1 })
    let isReordered =
      old.map(\.literalKey).filter { wanted[$0] != nil }
      != new.map(\.literalKey).filter { before[$0] != nil }
    let fileKeys = members.map { ScalarKey($0.key) }
    var target = new.map(\.literalKey)
    if !isReordered { target = Self.ordered(target, like: fileKeys) }
    let plan = SequencePlan(from: fileKeys, to: target)
    var previous: PropertyListNode.Member?
    var kept: Set<ScalarKey> = []
    var insertions: [(after: PropertyListNode.Member?, members: [PropertyListValue.Member])] = []
    for step in plan.steps {
      switch step {
      case .keep(let place, let index):
        let member = members[place]
        previous = member
        kept.insert(ScalarKey(member.key))
        insertions.append((member, []))
        guard let wanted = wanted[target[index]], let before = before[ScalarKey(member.key)] else {
          continue
        }
        changeComment(member, from: before.comment, to: wanted.comment)
        change(member.value, from: before.value, to: wanted.value)
      case .insert(let index, _):
        guard let member = wanted[target[index]] else { continue }
        if insertions.isEmpty { insertions.append((previous, [])) }
        insertions[insertions.count - 1].members.append(member)
      }
    }
    let all = node.members ?? []
    for member in all
    where before[ScalarKey(member.key)] != nil && !kept.contains(ScalarKey(member.key)) {
      remove(member)
    }
    for (member, added) in insertions where !added.isEmpty {
      insert(added, into: node, after: member)
    }
  }

  /// Returns the members with some keys. Of members with equal keys, the last is used, in the place
  /// of the first.
  private static func members(
    of node: PropertyListNode, among known: Set<ScalarKey>
  ) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    var places: [ScalarKey: Int] = [:]
    for member in node.members ?? [] where known.contains(ScalarKey(member.key)) {
      if let place = places[ScalarKey(member.key)] {
        members[place] = member
      } else {
        places[ScalarKey(member.key)] = members.count
        members.append(member)
      }
    }
    return members
  }

  /// Reorders keys: those in a list take its order, and each of the others follows the key that it
  /// followed.
  private static func ordered(_ keys: [ScalarKey], like list: [ScalarKey]) -> [ScalarKey] {
    let wanted = Set(keys)
    let known = Set(list)
    var followers: [ScalarKey?: [ScalarKey]] = [:]
    var last: ScalarKey?
    for key in keys {
      if known.contains(key) { last = key } else { followers[last, default: []].append(key) }
    }
    return (followers[nil] ?? [])
      + list.filter { wanted.contains($0) }.flatMap { [$0] + (followers[$0] ?? []) }
  }

  // MARK: Members

  private mutating func changeComment(
    _ member: PropertyListNode.Member, from old: String?, to new: String?
  ) {
    guard old != new else { return }
    if let range = member.commentRange {
      if let new {
        replace(range, "<!-- \(new) -->")
      } else {
        replace(range.lowerBound..<member.range.lowerBound, "")
      }
    } else if let new {
      let start = member.range.lowerBound
      replace(start..<start, "<!-- \(new) -->" + lineBreak + indentation(at: start))
    }
  }

  private mutating func remove(_ member: PropertyListNode.Member) {
    let start = member.commentRange?.lowerBound ?? member.range.lowerBound
    var before = start
    while before > 0, XMLPropertyListReader.isSpace(bytes[before - 1]) { before -= 1 }
    // The last line break in the white space in front of it, and the text after that.
    let lastBreak = bytes[before..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }
    guard var from = lastBreak else {
      replace(start..<member.range.upperBound, "")
      return
    }
    if bytes[from] == 0x0A, from > before, bytes[from - 1] == 0x0D { from -= 1 }
    replace(from..<member.range.upperBound, "")
  }

  private mutating func insert(
    _ added: [PropertyListValue.Member], into node: PropertyListNode,
    after previous: PropertyListNode.Member?
  ) {
    let outer = indentation(at: node.range.lowerBound)
    let first = node.members?.first
    let inner = first.map { indentation(at: $0.range.lowerBound) } ?? outer + "\t"
    let step =
      inner.hasPrefix(outer) && inner.count > outer.count
      ? String(inner.dropFirst(outer.count)) : "\t"
    let text = added.map { member in
      lineBreak + inner
        + XMLPropertyListText.member(
          member, indentation: inner, lineBreak: lineBreak, step: step)
    }.joined()
    if let previous {
      let end = previous.range.upperBound
      replace(end..<end, text)
    } else if node.range.upperBound == node.contentRange.upperBound {
      // An empty element, written as one tag.
      replace(node.range, "<dict>" + text + lineBreak + outer + "</dict>")
    } else {
      let start = node.contentRange.lowerBound
      replace(start..<start, text + (node.members?.isEmpty == true ? lineBreak + outer : ""))
    }
  }

  // MARK: Layout

  private func element(_ value: PropertyListValue, at place: Int) -> String {
    XMLPropertyListText.element(
      value, indentation: indentation(at: place), lineBreak: lineBreak, step: "\t")
  }

  /// The white space at the beginning of the line of a place.
  private func indentation(at place: Int) -> String {
    let line = bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let space = bytes[line..<place].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }
}

extension PropertyListValue.Member {
  /// The key as it is compared.
  var literalKey: ScalarKey { ScalarKey(key) }
}
