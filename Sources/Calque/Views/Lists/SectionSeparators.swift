import CalqueLayout

nonisolated extension View {
  /// Shows or hides the lines above and below a section of a list.
  ///
  /// Where the style has none by itself, `visible` draws them at the ends of its first and last
  /// row.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AnnotationModifier(
        RowTrait { $0.sectionLines.change(on: edges) { $0.visibility = visibility } }))
  }

  /// Paints the lines above and below a section of a list; `nil` is the list's own colour.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AnnotationModifier(RowTrait { $0.sectionLines.change(on: edges) { $0.tint = color } }))
  }
}
