// Items of bars, which are not there yet.

/// Where an item of a bar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// In the middle.
  public static var principal: Self { Self("principal") }

  /// On the way back.
  public static var navigation: Self { Self("navigation") }

  /// For what people most likely want.
  public static var primaryAction: Self { Self("primaryAction") }

  /// For what they want less often.
  public static var secondaryAction: Self { Self("secondaryAction") }

  /// For the state of things.
  public static var status: Self { Self("status") }

  /// For agreeing.
  public static var confirmationAction: Self { Self("confirmationAction") }

  /// For leaving without a change.
  public static var cancellationAction: Self { Self("cancellationAction") }

  /// For losing something.
  public static var destructiveAction: Self { Self("destructiveAction") }

  /// Above the keyboard.
  public static var keyboard: Self { Self("keyboard") }

  /// At the leading edge of the upper bar.
  public static var topBarLeading: Self { Self("topBarLeading") }

  /// At the trailing edge of the upper bar.
  public static var topBarTrailing: Self { Self("topBarTrailing") }

  /// In the bar at the bottom.
  public static var bottomBar: Self { Self("bottomBar") }

  /// At the leading edge of the upper bar.
  public static var navigationBarLeading: Self { Self("navigationBarLeading") }

  /// At the trailing edge of the upper bar.
  public static var navigationBarTrailing: Self { Self("navigationBarTrailing") }

  /// In the place of the title.
  public static var title: Self { Self("title") }

  /// Below the title.
  public static var subtitle: Self { Self("subtitle") }

  /// In the place of the large title.
  public static var largeTitle: Self { Self("largeTitle") }
}

/// An item of a bar.
@available(
  *, unavailable, message: "Calque does not place items of bars yet; toolbar(content:) takes views"
)
public struct ToolbarItem<ID, Content: View>: View {
  /// Not available.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {}

  /// Not available.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Items of a bar at one place.
@available(
  *, unavailable, message: "Calque does not place items of bars yet; toolbar(content:) takes views"
)
public struct ToolbarItemGroup<Content: View>: View {
  /// Not available.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Room between items of a bar.
@available(
  *, unavailable, message: "Calque does not place items of bars yet; toolbar(content:) takes views"
)
public struct ToolbarSpacer: View {
  /// Not available.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
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

/// Items of a bar.
@available(
  *, unavailable, message: "Calque does not place items of bars yet; toolbar(content:) takes views"
)
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body
  /// The items.
  var body: Body { get }
}

/// Builds items of a bar.
@available(
  *, unavailable, message: "Calque does not place items of bars yet; toolbar(content:) takes views"
)
@resultBuilder
public struct ToolbarContentBuilder {
  /// Not available.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> EmptyView {
    EmptyView()
  }
}
