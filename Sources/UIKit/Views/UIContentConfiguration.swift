/// What a cell shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  /// Makes the view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The view of the content of a cell.
@MainActor
public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public protocol UIConfigurationState {}
