/// Room between items of a bar: those in front of it and after it have grounds of their own.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Makes room.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.sizing, self.placement) = (sizing, placement)
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  /// Adds the room to the items.
  public func _collect(into items: ToolbarItems) {
    items.add(ToolbarPart(placement: placement, kind: .space(isFlexible: sizing == .flexible)))
  }
}

/// How wide the room between items is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As wide as can be.
  public static var flexible: Self { Self("flexible") }

  /// As wide as the platform decides.
  public static var fixed: Self { Self("fixed") }
}
