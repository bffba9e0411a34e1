public import CalqueLayout
public import Foundation

private let containerSizeSlot = EnvironmentSlot<CGSize>()
private let scrollRegionSlot = EnvironmentSlot<LayoutRegion>()
private let safeAreaInsetsSlot = EnvironmentSlot<EdgeInsets>()
private let containerDepthSlot = EnvironmentSlot<CGFloat>()
private let keyboardHeightSlot = EnvironmentSlot<CGFloat>()
private let lazyRowMarginSlot = EnvironmentSlot<CGFloat>()

extension EnvironmentValues {
  /// The size of the window, in points: what `containerRelativeFrame` measures by, where no other
  /// container is nearer.
  public var containerSize: CGSize? {
    get { self[containerSizeSlot] }
    set { self[containerSizeSlot] = newValue }
  }

  /// The size of the nearest scroll view, list, page or tab around, if there is one.
  var scrollRegion: LayoutRegion? {
    get { self[scrollRegionSlot] }
    set { self[scrollRegionSlot] = newValue }
  }

  /// The insets of the window's safe area, in points.
  public var safeAreaInsets: EdgeInsets {
    get { self[safeAreaInsetsSlot] ?? EdgeInsets() }
    set { self[safeAreaInsetsSlot] = newValue }
  }

  /// What the window is proposed to have from its back to its front, in points; `nil` leaves it to
  /// the views.
  public var containerDepth: CGFloat? {
    get { self[containerDepthSlot] }
    set { self[containerDepthSlot] = newValue }
  }

  /// How far a keyboard reaches up from the lower edge of the window, in points; 0 if there is
  /// none.
  public var keyboardHeight: CGFloat {
    get { self[keyboardHeightSlot] ?? 0 }
    set { self[keyboardHeightSlot] = newValue }
  }

  /// What the device and a keyboard take from the window. The keyboard covers what the device takes
  /// at the lower edge.
  var windowInsets: OuterInsets {
    var keyboard = EdgeInsets()
    keyboard.bottom = max(keyboardHeight - safeAreaInsets.bottom, 0)
    return OuterInsets(
      size: containerSize ?? .zero, container: safeAreaInsets, keyboard: keyboard)
  }

  /// How far beyond what is visible lazy containers and lists make their rows, in points. It is 0;
  /// a test that wants to see the texts that are scrolled to, too, makes it larger. Those that have
  /// a hundred views at most make all of them, unless `LayoutDecisions` say otherwise.
  public var lazyRowMargin: CGFloat {
    get { self[lazyRowMarginSlot] ?? 0 }
    set { self[lazyRowMarginSlot] = newValue }
  }
}
