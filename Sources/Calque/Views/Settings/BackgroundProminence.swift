/// How vivid the background of views is.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A vivid background, such as the accent colour of a selected row, which needs more contrast.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private let backgroundProminenceSlot = EnvironmentSlot<BackgroundProminence>()

extension EnvironmentValues {
  /// How vivid the background of the views is. A list sets it in the rows that it fills with the
  /// accent colour, as on macOS.
  public var backgroundProminence: BackgroundProminence {
    get { self[backgroundProminenceSlot] ?? .standard }
    set { self[backgroundProminenceSlot] = newValue }
  }
}
