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

  /// In the place of the large subtitle.
  public static var largeSubtitle: Self { Self("largeSubtitle") }

  /// Where the system has the item by default, at the bottom.
  public static var bottomOrnament: Self { Self("bottomBar") }

  /// In the bar that an input accessory is in.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self("automatic") }

  /// In the place of the large title.
  public static var largeTitle: Self { Self("largeTitle") }
}
