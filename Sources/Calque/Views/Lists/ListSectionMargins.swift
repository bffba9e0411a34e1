public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Sets the room around a section of a list, or around all sections of the lists inside, in
  /// points; `nil` and what is not finite are that of the style.
  ///
  /// At the leading and the trailing edge it takes the place of the margins of the style. Above or
  /// below, it takes the place of the distance to the neighbour, together with what the neighbour
  /// has on that side; how Apple's platforms weigh both is unknown.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      EnvironmentModifier { environment in
        let known = length.flatMap { $0.isFinite ? max($0, 0) : nil }
        environment.listSectionMargins.set(edges, known)
      })
  }
}

private let listSectionMarginsSlot = EnvironmentSlot<EdgeLengths>()

extension EnvironmentValues {
  /// The room around sections of lists, where it was set.
  var listSectionMargins: EdgeLengths {
    get { self[listSectionMarginsSlot] ?? EdgeLengths() }
    set { self[listSectionMarginsSlot] = newValue }
  }
}
