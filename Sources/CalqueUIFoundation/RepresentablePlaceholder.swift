package import Calque

/// What takes the place of a view of another framework: a frame with the name of its type, as large
/// as proposed.
package struct RepresentablePlaceholder: View {
  private let name: String

  /// - Parameter type: The type of the view that is not drawn.
  package init(_ type: Any.Type) {
    name = "\(type)"
  }

  /// The frame and the name.
  package var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.12))
      .overlay { Rectangle().strokeBorder(Color.gray.opacity(0.5), lineWidth: 1) }
      .overlay {
        Text(verbatim: name)
          .font(.caption)
          .foregroundStyle(Color.secondary)
          .lineLimit(1)
          .padding(4)
      }
      .clipped()
  }
}
