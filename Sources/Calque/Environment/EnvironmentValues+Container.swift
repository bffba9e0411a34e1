public import Foundation
public import LayoutCore

extension EnvironmentValues {
  /// The size of the window, in points: what `containerRelativeFrame` measures by, where no scroll
  /// view or list is nearer.
  public var containerSize: CGSize? {
    get { common.containerSize }
    set { common.containerSize = newValue }
  }

  /// The insets of the window's safe area, in points.
  public var safeAreaInsets: EdgeInsets {
    get { common.safeAreaInsets }
    set { common.safeAreaInsets = newValue }
  }
}
