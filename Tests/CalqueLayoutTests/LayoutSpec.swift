import CalqueLayout
import Foundation

/// The containers of a tree that is being built, by number; 0 is the window.
final class BuiltRegions {
  private var regions = [LayoutRegion(size: CGSize(width: 160, height: 120))]

  subscript(number: Int) -> LayoutRegion {
    while regions.count <= number { regions.append(LayoutRegion(within: regions[0])) }
    return regions[number]
  }
}

/// A description of a tree that can be built any number of times.
struct LayoutSpec {
  var making: (BuiltRegions) -> LayoutElement
  var children: [LayoutSpec] = []
  var name: String?

  init(_ element: @autoclosure @escaping () -> LayoutElement, _ children: [LayoutSpec] = []) {
    making = { _ in element() }
    self.children = children
  }

  /// A node that is a container or refers to one.
  init(_ children: [LayoutSpec], making: @escaping (BuiltRegions) -> LayoutElement) {
    self.making = making
    self.children = children
  }

  func element() -> LayoutElement { making(BuiltRegions()) }

  /// A modifier around this.
  func within(_ element: @autoclosure @escaping () -> LayoutElement) -> LayoutSpec {
    LayoutSpec(element(), [self])
  }

  func named(_ name: String) -> LayoutSpec {
    var result = within(.identity)
    result.name = name
    return result
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A tree that was built from a description, with its named nodes.
final class BuiltLayout {
  let tree: LayoutTree
  private(set) var names: [(String, LayoutNode)] = []
  private(set) var leaves: [(LayoutNode, TextLeaf)] = []
  private let regions = BuiltRegions()

  init(
    _ spec: LayoutSpec, _ direction: LayoutDirection = .leftToRight, keepsAnswers: Bool = true,
    decisions: LayoutDecisions = LayoutDecisions()
  ) {
    var metrics = PlatformMetrics()
    metrics.decisions = decisions
    tree = LayoutTree(metrics: metrics, direction: direction, keepsAnswers: keepsAnswers)
    add(spec, nil)
  }

  private func add(_ spec: LayoutSpec, _ parent: LayoutNode?) {
    let element = spec.making(regions)
    let node = tree.append(element, to: parent)
    if let leaf = element.leaf as? TextLeaf { leaves.append((node, leaf)) }
    if let name = spec.name { names.append((name, node)) }
    for child in spec.children { add(child, node) }
  }

  func frames() -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for (name, node) in names where tree.isPlaced(node) { result[name] = tree.frame(of: node) }
    return result
  }

  /// The frames of all nodes that are placed.
  func allFrames() -> [CGRect?] {
    (0..<tree.nodeCount).map { index in
      let node = LayoutNode(index: UInt32(index))
      return tree.isPlaced(node) ? tree.frame(of: node) : nil
    }
  }
}

// MARK: Words for descriptions

func flex(_ name: String) -> LayoutSpec { LayoutSpec(.flexibleLeaf).named(name) }

func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> LayoutSpec {
  LayoutSpec(.flexibleLeaf).frame(width: width, height: height).named(name)
}

func text(_ string: String) -> LayoutSpec { LayoutSpec(.measured(TextLeaf(string))) }

func spacer(_ minLength: CGFloat? = nil) -> LayoutSpec { LayoutSpec(.spacer(minLength: minLength)) }

func hstack(
  _ alignment: VerticalAlignment = .center, spacing: CGFloat?, _ children: LayoutSpec...
) -> LayoutSpec {
  LayoutSpec(.hstack(alignment, spacing: spacing), children)
}

func vstack(
  _ alignment: HorizontalAlignment = .center, spacing: CGFloat?, _ children: LayoutSpec...
) -> LayoutSpec {
  LayoutSpec(.vstack(alignment, spacing: spacing), children)
}

func hstack(_ children: LayoutSpec...) -> LayoutSpec {
  LayoutSpec(.hstack(.center, spacing: nil), children)
}

func vstack(_ children: LayoutSpec...) -> LayoutSpec {
  LayoutSpec(.vstack(.center, spacing: nil), children)
}

func zstack(_ children: LayoutSpec...) -> LayoutSpec {
  LayoutSpec(.zstack(.center), children)
}

func zstack(_ alignment: Alignment, _ children: LayoutSpec...) -> LayoutSpec {
  LayoutSpec(.zstack(alignment), children)
}

func grid(
  _ alignment: Alignment = .center, _ horizontal: CGFloat? = nil, _ vertical: CGFloat? = nil,
  _ children: LayoutSpec...
) -> LayoutSpec {
  LayoutSpec(
    .grid(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical), children)
}

/// A lazy stack, as the views create it.
func lazyStack(
  axis: Axis = .vertical, alignment: Alignment = .center, spacing: CGFloat?,
  _ children: [LayoutSpec]
) -> LayoutSpec {
  LayoutSpec(
    .layout(LazyStackLayout(axis: axis, alignment: alignment, spacing: spacing)), children)
}

/// A lazy grid, as the views create it.
func lazyGrid(
  _ tracks: [GridTrack], axis: Axis = .vertical, alignment: Alignment = .center,
  spacing: CGFloat? = nil, _ cells: [LayoutSpec]
) -> LayoutSpec {
  LayoutSpec(
    .layout(
      LazyGridLayout(
        tracks: tracks, axis: axis, alignment: alignment, spacing: spacing, defaultSpacing: 8)),
    cells)
}

/// A scroll view, as the views create it.
func scrollView(_ axes: Axis.Set, _ content: LayoutSpec) -> LayoutSpec {
  LayoutSpec(
    .layout(
      ScrollLayout(
        axes: axes, margins: EdgeInsets(), region: LayoutRegion(), port: ScrollPort(axes: axes))),
    [content])
}

func row(_ alignment: VerticalAlignment? = nil, _ cells: LayoutSpec...) -> LayoutSpec {
  LayoutSpec(.gridRow(alignment), cells)
}

extension LayoutSpec {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center)
    -> LayoutSpec
  {
    within(.frame(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    _ alignment: Alignment = .center
  ) -> LayoutSpec {
    within(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  func padding(_ length: CGFloat, _ edges: Edge.Set = .all) -> LayoutSpec {
    within(.padding(EdgeInsets(length, on: edges)))
  }

  func priority(_ value: Double) -> LayoutSpec { within(.layoutPriority(value)) }

  func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> LayoutSpec {
    within(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> LayoutSpec {
    within(.offset(CGSize(width: x, height: y)))
  }

  func position(_ x: CGFloat, _ y: CGFloat) -> LayoutSpec {
    within(.position(CGPoint(x: x, y: y)))
  }

  func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> LayoutSpec {
    within(.aspectRatio(ratio, mode))
  }

  func guide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutSpec {
    within(.alignmentGuide(guide.key, value))
  }

  func guide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutSpec {
    within(.alignmentGuide(guide.key, value))
  }

  func overlay(_ alignment: Alignment = .center, _ secondary: LayoutSpec...) -> LayoutSpec {
    LayoutSpec(.overlay(alignment), [self] + secondary)
  }

  func background(_ alignment: Alignment = .center, _ secondary: LayoutSpec...) -> LayoutSpec {
    LayoutSpec(.background(alignment), [self] + secondary)
  }

  func direction(_ direction: LayoutDirection) -> LayoutSpec { within(.direction(direction)) }

  func cell(_ cell: GridCell) -> LayoutSpec { within(.gridCell(cell)) }
}
