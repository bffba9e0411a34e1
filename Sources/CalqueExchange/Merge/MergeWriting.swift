import CalqueCatalogs

/// The output of the merged text.
extension CatalogMerger {
  /// Writes the merge of three objects.
  mutating func writeObject(
    base: MergeNode?, ours: MergeNode, theirs: MergeNode, _ level: MergeLevel, depth: Int
  ) {
    var members = MergeMembers(texts, base: base?.node, ours: ours.node, theirs: theirs.node)
    var choices = choices(members, level)
    markForReview(level, &members, &choices)
    let arrangement = MergeArrangement(texts: texts, members: members)
    let frame = arrangement.frame(base: base, ours: ours, theirs: theirs)
    let order = arrangement.order(frame: frame) { choices[$0].isSpokenOf }
    let object = frame == .ours ? ours : theirs
    let lastOurs = order.lastIndex { choices[$0].isPresent(.ours) } ?? -1
    let lastTheirs = order.lastIndex { choices[$0].isPresent(.theirs) } ?? -1
    let layout = Layout(texts[frame], object.node, depth: depth)
    output.write([UInt8(ascii: "{")])
    for (index, place) in order.enumerated() {
      writeMember(
        members.members[place], choices[place], layout, frame, level,
        commas: (index < lastOurs, index < lastTheirs))
    }
    let isEmpty = (ours: lastOurs < 0, theirs: lastTheirs < 0)
    if isEmpty.ours, isEmpty.theirs {
      output.write(layout.emptiness)
    } else {
      if isEmpty.ours != isEmpty.theirs {
        let gap = layout.emptiness.dropLast(layout.tail.count)
        output.write(
          MergeOutput.Versions(
            offset: 0, ours: isEmpty.ours ? Array(gap) : [],
            theirs: isEmpty.theirs ? Array(gap) : []))
      }
      output.write(layout.tail)
    }
    output.write([UInt8(ascii: "}")])
  }

  /// The white space of an object.
  private struct Layout {
    let document: MergeDocument
    let depth: Int
    /// The space before a member that the object did not have.
    let lead: [UInt8]
    /// The space before the closing bracket.
    let tail: [UInt8]
    /// The complete contents of the object if it has no members. Xcode prints a blank line.
    let emptiness: [UInt8]

    init(_ document: MergeDocument, _ object: Int, depth: Int) {
      let style = document.style
      self.document = document
      self.depth = depth
      var last: Int?
      var name = object + 1
      if document.json.next(object) > name {
        // The second member, as the first one may directly follow the bracket.
        let second = document.json.next(name + 1)
        if second < document.json.next(object) { name = second }
        last = name
      }
      if let last {
        lead = Array(document.json.bytes[document.lead(last)])
        tail = Array(document.json.bytes[document.tail(object)])
        emptiness = style == .xcode ? style.newline + tail : []
      } else {
        lead = style.line(depth + 1)
        tail = style.line(depth)
        emptiness = Array(document.json.bytes[document.tail(object)])
      }
    }
  }

  private mutating func writeMember(
    _ member: MergeMembers.Member, _ choice: MergeChoice, _ layout: Layout, _ frame: MergeSide,
    _ level: MergeLevel, commas: (ours: Bool, theirs: Bool)
  ) {
    let document = layout.document
    let json = document.json
    let isOurs = choice.isPresent(.ours)
    let isTheirs = choice.isPresent(.theirs)
    let own = member[frame]
    let lead = space(member, frame) { $0.lead($1) } ?? layout.lead[...]
    guard isOurs || isTheirs else {
      if case .settled(_, let conflict) = choice { output.mark(conflict) }
      return
    }
    var start = Array(lead)
    var inner = MergeLevel.unknown
    if let word = member.word {
      start += "\"\(word)\"".utf8
    } else if let name = member.name(frame) ?? member.anyName {
      start += texts.bytes(name)
      inner = level.member(name.node, of: texts[name.side])
    }
    start += space(member, frame) { $0.colon($1) } ?? document.style.colon[...]
    guard isOurs, isTheirs else {
      // One side only: the whole member is one version, and the other version is empty.
      var versions = MergeOutput.Versions(offset: 0, ours: [], theirs: [])
      var text = start
      if case .either(let ours, let theirs, let conflict) = choice {
        versions.conflict = conflict
        text += bytes(isOurs ? ours : theirs, inner, document.style, layout.depth + 1)
      }
      versions.mark = lead.count
      if isOurs ? commas.ours : commas.theirs { text.append(UInt8(ascii: ",")) }
      if isOurs { versions.ours = text } else { versions.theirs = text }
      output.write(versions)
      return
    }
    output.write(start)
    write(choice, inner, document.style, layout.depth + 1, name: member.anyName)
    if let own {
      let trail = document.trail(own + 1)
      if trail.upperBound < json.bytes.count, json.bytes[trail.upperBound] == UInt8(ascii: ",") {
        output.write(json.bytes[trail])
      }
    }
    write(commas: commas)
  }

  /// Writes the comma after a member, where it has one.
  private mutating func write(commas: (ours: Bool, theirs: Bool)) {
    let comma: [UInt8] = [UInt8(ascii: ",")]
    if commas.ours, commas.theirs {
      output.write(comma)
    } else if commas.ours || commas.theirs {
      output.write(
        MergeOutput.Versions(
          offset: 0, ours: commas.ours ? comma : [], theirs: commas.theirs ? comma : []))
    }
  }

  /// Returns the white space of a member in the frame, or that in the other text if only that one
  /// changed it.
  private func space(
    _ member: MergeMembers.Member, _ frame: MergeSide,
    _ range: (_ document: MergeDocument, _ name: Int) -> Range<Int>
  ) -> ArraySlice<UInt8>? {
    func space(_ side: MergeSide) -> ArraySlice<UInt8>? {
      member[side].map { texts[side].json.bytes[range(texts[side], $0)] }
    }
    guard let own = space(frame), let base = space(.base), let other = space(frame.opposite),
      own == base
    else { return space(frame) }
    return other
  }

  private mutating func write(
    _ choice: MergeChoice, _ level: MergeLevel, _ style: MergeStyle, _ depth: Int,
    name: MergeNode?
  ) {
    switch choice {
    case .members(let base, let ours, let theirs):
      guard let name else { return }
      at(name) { $0.writeObject(base: base, ours: ours, theirs: theirs, level, depth: depth) }
    case .either(let ours, let theirs, let conflict):
      output.write(
        MergeOutput.Versions(
          offset: 0, ours: bytes(ours, level, style, depth),
          theirs: bytes(theirs, level, style, depth), conflict: conflict))
    case .settled(let choice, let conflict):
      output.mark(conflict)
      write(choice, level, style, depth, name: name)
    case .copy(let node) where texts[node.side].style == style:
      output.write(texts.bytes(node))
    case .absent, .copy, .reviewed, .word:
      output.write(bytes(choice, level, style, depth))
    }
  }

  /// Returns the text of a resolved choice.
  private func bytes(
    _ choice: MergeChoice, _ level: MergeLevel, _ style: MergeStyle, _ depth: Int
  ) -> [UInt8] {
    switch choice {
    case .copy(let node):
      if texts[node.side].style == style { return Array(texts.bytes(node)) }
      var bytes: [UInt8] = []
      style.print(node.node, of: texts[node.side], depth: depth, to: &bytes)
      return bytes
    case .reviewed(let node): return ReviewMarking(texts[node.side]).bytes(node.node, level)
    case .word(let word): return Array("\"\(word)\"".utf8)
    case .settled(let choice, _): return bytes(choice, level, style, depth)
    case .absent, .members, .either: return []
    }
  }

  /// If a text with two versions had no state, it gets one when it is marked for review.
  private func markForReview(
    _ level: MergeLevel, _ members: inout MergeMembers, _ choices: inout [MergeChoice]
  ) {
    guard level == .unit, resolution == .review,
      members.member("state", texts) == nil,
      choices.contains(where: { if case .settled = $0 { true } else { false } })
    else { return }
    members.append(word: "state")
    choices.append(.word("needs_review"))
  }
}
