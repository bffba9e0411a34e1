/// An alignment of guides that come with the library, in two bytes.
struct AlignmentCodes: BitwiseCopyable, Equatable {
  private var horizontal = AlignmentKey.Code.horizontalCenter
  private var vertical = AlignmentKey.Code.verticalCenter

  init() {}

  @inline(__always)
  init(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key.code
    vertical = alignment.vertical.key.code
  }

  /// Whether the codes say all.
  @inline(__always)
  var areBuiltIn: Bool { horizontal != .custom && vertical != .custom }

  /// The alignment of two built-in guides.
  var alignment: Alignment {
    Alignment(
      horizontal: HorizontalAlignment(builtIn: horizontal),
      vertical: VerticalAlignment(builtIn: vertical))
  }
}

/// An alignment by guides of the user's.
final class AlignmentBox {
  let alignment: Alignment

  init(_ alignment: Alignment) {
    self.alignment = alignment
  }
}

extension HorizontalAlignment {
  fileprivate init(builtIn code: AlignmentKey.Code) {
    switch code {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .rowSeparatorLeading: self = .listRowSeparatorLeading
    default: self = .center
    }
  }
}

extension VerticalAlignment {
  fileprivate init(builtIn code: AlignmentKey.Code) {
    switch code {
    case .top: self = .top
    case .bottom: self = .bottom
    case .firstTextBaseline: self = .firstTextBaseline
    case .lastTextBaseline: self = .lastTextBaseline
    default: self = .center
    }
  }
}
