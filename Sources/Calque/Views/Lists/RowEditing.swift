nonisolated extension View {
  /// Says whether a row of a collection may not be moved by the user.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.moveDisabled = $0.moveDisabled || isDisabled }))
  }

  /// Says whether a row of a collection may not be deleted by the user.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.deleteDisabled = $0.deleteDisabled || isDisabled }))
  }

  /// Says whether a row may not be selected by the user.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      AnnotationModifier(RowTrait { $0.selectionDisabled = $0.selectionDisabled || isDisabled }))
  }
}
