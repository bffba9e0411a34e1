import CalqueLayout

/// What a node is called in the description of a layout.
package struct LayoutName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name; empty for a modifier that only passes its view on.
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.init(text) }

  /// A modifier that only passes its view on.
  package static let identity: LayoutName = ""
}

extension LayoutElement {
  /// What the layout calls the node.
  var name: LayoutName {
    switch self {
    case .fixedLeaf, .measured: "Leaf"
    case .flexibleLeaf, .squareLeaf: "Shape"
    case .spacer: "Spacer"
    case .divider, .line: "Divider"
    case .identity, .ignoresSafeArea: .identity
    case .depth: "depth"
    case .zIndex: "zIndex"
    case .direction: "direction"
    case .padding, .safeAreaPadding: "padding"
    case .frame, .flexibleFrame, .containerFrame: "frame"
    case .fixedSize: "fixedSize"
    case .offset: "offset"
    case .position: "position"
    case .aspectRatio: "aspectRatio"
    case .alignmentGuide: "alignmentGuide"
    case .layoutPriority: "layoutPriority"
    case .layoutValue: "layoutValue"
    case .overlay: "overlay"
    case .background: "background"
    case .gridCell: "gridCell"
    case .hstack: "HStack"
    case .vstack: "VStack"
    case .zstack: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .viewThatFits: "ViewThatFits"
    case .geometryReader: "GeometryReader"
    default: "Layout"
    }
  }
}
