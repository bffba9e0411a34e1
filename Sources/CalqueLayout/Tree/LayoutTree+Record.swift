import Foundation

extension LayoutTree {
  /// The record of an element, and its payload in the table where the kind keeps it.
  func record(_ element: LayoutElement, _ index: Int, _ parent: Int?) -> NodeRecord {
    let kind = element.kind
    var flags = inheritedFlags(parent, index)
    if case .direction(let direction) = element {
      flags.remove(.rightToLeft)
      if direction == .rightToLeft { flags.insert(.rightToLeft) }
      flags.insert(.setsDirection)
    }
    var node = NodeRecord(
      end: UInt32(index + 1), parent: parent.map(UInt32.init) ?? .max, kind: kind, action: kind,
      flags: flags)
    switch element {
    case .fixedLeaf(let size):
      node.a = ownLength(size.width, index, "size", "width")
      node.b = ownLength(size.height, index, "size", "height")
    case .flexibleLeaf, .squareLeaf, .divider, .identity, .zIndex, .direction, .depth: break
    case .line(let thickness): node.a = ownLength(thickness, index, "divider", "thickness")
    case .spacer(let minLength):
      let least = distance(minLength, index, "Spacer", "minLength")
      node.a = least.isNaN ? defaultSpacing : max(least, 0)
    case .measured(let leaf):
      node.payload = append(leaf)
    case .ignoresSafeArea(let regions, let edges):
      safeAreaSeekers.append(SafeAreaSeeker(node: index, regions: regions, edges: edges))
    case .padding(let value):
      node.payload = remember(insets(value, index, "padding"))
    case .safeAreaPadding(let value, let regions):
      let value = insets(value, index, "safeAreaPadding")
      safeAreas[index] = SafeArea(insets: value, regions: regions)
      node.payload = remember(value)
    case .frame(let width, let height, let alignment):
      node.a = fixedLength(width, index, "frame", "width")
      node.b = fixedLength(height, index, "frame", "height")
      node.payload = remember(alignment)
    case .containerFrame(let frame):
      containerFrames[index] = frame
      frame.region.add(index, of: self)
      node.payload = remember(frame.alignment)
    case .flexibleFrame(let frame):
      node.payload = UInt32(flexibleFrames.count)
      flexibleFrames.append(limits(frame, index))
    case .fixedSize(let horizontal, let vertical):
      node.a = horizontal ? 1 : 0
      node.b = vertical ? 1 : 0
    case .offset(let offset):
      node.a = shift(offset.width, index, "offset", "x")
      node.b = shift(offset.height, index, "offset", "y")
    case .position(let point):
      node.a = shift(point.x, index, "position", "x")
      node.b = shift(point.y, index, "position", "y")
    case .aspectRatio(let ratio, let mode):
      node.a = ratio.map(Double.init) ?? .nan
      if let ratio, !(ratio > 0 && ratio.isFinite) {
        note(index, "aspectRatio", "ratio", Double(ratio), "the view is proposed what there is")
        // Not the same as no ratio, which is that of the view.
        node.a = 0
      } else if let ratio, ratio < 1e-6 || ratio > 1e6 {
        // A side that is so much longer is longer than any screen, and soon longer than any number.
        node.a = ratio < 1 ? 1e-6 : 1e6
        note(index, "aspectRatio", "ratio", Double(ratio), "it counts as \(node.a)")
      }
      node.b = mode == .fit ? 0 : 1
    case .overlay(let alignment), .zstack(let alignment):
      node.payload = remember(alignment)
    case .background(let alignment):
      node.payload = remember(alignment)
      // Behind, and not before: only depth makes a difference of it.
      node.a = 1
    case .hstack(let alignment, let spacing):
      node.a = distance(spacing, index, "HStack")
      node.payload = remember(Alignment(horizontal: .center, vertical: alignment))
    case .vstack(let alignment, let spacing):
      node.a = distance(spacing, index, "VStack")
      node.payload = remember(Alignment(horizontal: alignment, vertical: .center))
    case .grid(let alignment, let horizontal, let vertical):
      node.a = distance(horizontal, index, "Grid", "horizontalSpacing")
      node.b = distance(vertical, index, "Grid", "verticalSpacing")
      node.payload = remember(alignment)
    case .layoutPriority(let priority):
      node.a = priority
      if priority.isNaN {
        note(index, "layoutPriority", "value", priority, "it counts as not given")
      } else {
        node.flags.insert(.setsPriority)
      }
    case .alignmentGuide:
      node.flags.insert(.setsGuide)
      node.payload = remember(element)
    case .gridRow(let alignment):
      // Outside of a grid a row is a plain stack, with the platform's spacing.
      node.payload = remember(Alignment(horizontal: .center, vertical: alignment ?? .center))
      if alignment != nil { node.b = 1 }
    case .safeAreaInset(_, _, let spacing):
      node.a = distance(spacing, index, "safeAreaInset")
      if node.a.isNaN { node.a = defaultSpacing }
      node.payload = remember(element)
    case .custom(let layout):
      layout.region?.outer?.add(index, of: self)
      node.payload = remember(.custom(layout.taken()))
    case .gridCell(let cell):
      node.payload = remember(.gridCell(accepted(cell, index)))
    case .layoutValue, .viewThatFits, .geometryReader:
      node.payload = remember(element)
    }
    return node
  }

  private func remember(_ element: LayoutElement) -> UInt32 {
    elements.append(element)
    return UInt32(elements.count - 1)
  }

  // Neighbours mostly share their alignment and their insets.
  private func remember(_ alignment: Alignment) -> UInt32 {
    if alignments.last != alignment { alignments.append(alignment) }
    return UInt32(alignments.count - 1)
  }

  private func remember(_ insets: EdgeInsets) -> UInt32 {
    if self.insets.last != insets { self.insets.append(insets) }
    return UInt32(self.insets.count - 1)
  }

  private func inheritedFlags(_ parent: Int?, _ index: Int) -> NodeFlags {
    guard let parent else {
      var flags: NodeFlags = direction == .rightToLeft ? .rightToLeft : []
      switch orientation {
      case .horizontal: flags.insert(.inRow)
      case .vertical: flags.insert(.inColumn)
      case nil: break
      }
      return flags
    }
    let node = nodes[parent]
    var flags = node.flags.intersection([.rightToLeft, .inRow, .inColumn])
    switch node.kind {
    case .hstack:
      flags.subtract(.orientation)
      flags.insert(.inRow)
    case .vstack:
      flags.subtract(.orientation)
      flags.insert(.inColumn)
    case .zstack, .grid, .gridRow, .viewThatFits, .geometryReader:
      flags.subtract(.orientation)
    case .overlay where index != parent + 1, .safeAreaInset where index != parent + 1:
      flags.subtract(.orientation)
    case .custom:
      flags.subtract(.orientation)
      switch customLayout(parent)?.orientation {
      case .horizontal: flags.insert(.inRow)
      case .vertical: flags.insert(.inColumn)
      case nil: break
      }
    default: break
    }
    return flags
  }
}

extension LayoutElement {
  var kind: NodeKind {
    switch self {
    case .fixedLeaf: .fixedLeaf
    case .flexibleLeaf: .flexibleLeaf
    case .squareLeaf: .squareLeaf
    case .spacer: .spacer
    case .divider, .line: .divider
    case .measured: .measured
    case .identity, .zIndex, .direction, .ignoresSafeArea, .alignmentGuide, .layoutPriority,
      .layoutValue, .gridCell, .depth:
      .pass
    case .padding, .safeAreaPadding: .padding
    case .frame, .containerFrame: .frame
    case .flexibleFrame: .flexibleFrame
    case .fixedSize: .fixedSize
    case .offset: .offset
    case .position: .position
    case .aspectRatio: .aspectRatio
    case .overlay, .background: .overlay
    case .hstack: .hstack
    case .vstack: .vstack
    case .zstack: .zstack
    case .grid: .grid
    case .gridRow: .gridRow
    case .viewThatFits: .viewThatFits
    case .geometryReader: .geometryReader
    case .safeAreaInset: .safeAreaInset
    case .custom: .custom
    }
  }
}
