import CalqueLayout

/// What a node is called in the description of a layout.
enum NodeKind: String {
  case leaf = "Leaf"
  case color = "Shape"
  case text = "Text"
  case image = "Image"
  case spacer = "Spacer"
  case divider = "Divider"
  case identity = ""
  case zIndex
  case direction
  case depth
  case padding
  case frame
  case fixedSize
  case offset
  case position
  case aspectRatio
  case alignmentGuide
  case layoutPriority
  case layoutValue
  case overlay
  case background
  case gridCell
  case opacity
  case hidden
  case clip
  case transform
  case scroll
  case row = "HStack"
  case column = "VStack"
  case pile = "ZStack"
  case grid = "Grid"
  case gridRow = "GridRow"
  case viewThatFits = "ViewThatFits"
  case geometryReader = "GeometryReader"
  case layout = "Layout"

  init(_ element: LayoutElement, _ drawing: NodeDrawing) {
    switch drawing {
    case .text: self = .text
    case .lazy: self = .layout
    case .separator: self = .divider
    case .image: self = .image
    case .effect(.opacity): self = .opacity
    case .effect(.hidden): self = .hidden
    case .effect(.scroll): self = .scroll
    case .effect(.clip): self = .clip
    case .effect(.transform): self = .transform
    case .shape, .none, .background, .zIndex, .space: self.init(element)
    }
  }

  private init(_ element: LayoutElement) {
    self =
      switch element {
      case .fixedLeaf, .measured: .leaf
      case .flexibleLeaf, .squareLeaf: .color
      case .spacer: .spacer
      case .divider, .line: .divider
      case .identity, .ignoresSafeArea: .identity
      case .depth: .depth
      case .zIndex: .zIndex
      case .direction: .direction
      case .padding, .safeAreaPadding: .padding
      case .frame, .flexibleFrame, .containerFrame: .frame
      case .fixedSize: .fixedSize
      case .offset: .offset
      case .position: .position
      case .aspectRatio: .aspectRatio
      case .alignmentGuide: .alignmentGuide
      case .layoutPriority: .layoutPriority
      case .layoutValue: .layoutValue
      case .overlay: .overlay
      case .background: .background
      case .gridCell: .gridCell
      case .hstack: .row
      case .vstack: .column
      case .zstack: .pile
      case .grid: .grid
      case .gridRow: .gridRow
      case .viewThatFits: .viewThatFits
      case .geometryReader: .geometryReader
      default: .layout
      }
  }
}
