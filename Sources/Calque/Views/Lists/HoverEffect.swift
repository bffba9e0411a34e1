/// What a view does while a pointer, or a look, is on it. A host without a pointer shows none; the
/// rows of a list tell theirs in ``ViewHost/rows(of:)``.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind

  /// As the platform wants it.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view is lit.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view rises towards the user.
  public static let lift = HoverEffect(kind: .lift)
}

nonisolated extension View {
  /// Sets what the view does under a pointer.
  ///
  /// Accepted without effect: pictures show no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets what the views inside do under a pointer that ask for their usual effect.
  ///
  /// Accepted without effect: pictures show no pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Has the views inside do nothing under a pointer.
  ///
  /// Accepted without effect: pictures show no pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets what the row of a list does under a pointer; `nil` is the list's own effect.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.hoverEffect = effect ?? $0.hoverEffect }))
  }

  /// Has the row of a list do nothing under a pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.hoverEffectDisabled = disabled }))
  }
}
