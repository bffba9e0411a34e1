import CalqueLayout

/// Where the view is that a tab view has above its bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a bar that has become small. Bars of a host do not become small.
  case inline
  /// Above the bar.
  case expanded
}

private let accessorySlot = EnvironmentSlot<AnyView>()
private let accessoryPlacementSlot = EnvironmentSlot<TabViewBottomAccessoryPlacement>()

extension EnvironmentValues {
  /// What the next tab view inside has above its bar.
  var tabAccessory: AnyView? {
    get { self[accessorySlot] }
    set { self[accessorySlot] = newValue }
  }

  /// Where the view is that a tab view has above its bar; nil in other views.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[accessoryPlacementSlot] }
    set { self[accessoryPlacementSlot] = newValue }
  }
}

nonisolated extension View {
  /// Puts a view above the bar of the tab view inside, in a capsule as wide as there is room; where
  /// there is no bar at the bottom, at the bottom of the tab view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Puts a view above the bar of the tab view inside, if a condition holds.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? AnyView(content()) : nil
    return modifier(EnvironmentModifier { $0.tabAccessory = content })
  }
}

/// The capsule above the bar.
struct TabAccessory: View {
  @Environment(\.platformMetrics.bars) private var metrics
  let content: AnyView

  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity, minHeight: metrics.tabAccessory, maxHeight: metrics.tabAccessory)
      .modifier(BarGround())
      .padding(.horizontal, metrics.tabMargin)
      .padding(.bottom, metrics.tabSearchSpacing)
      .withTextSizeOfBars()
  }
}
