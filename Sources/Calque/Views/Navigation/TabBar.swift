import CalqueDrawing
import CalqueLayout
import Foundation

/// The tabs of a tab view, and how one is chosen.
struct TabBar {
  let tabs: [TabTraits]
  let selected: Int
  /// Whether a list of the tabs that have no place in the bar is shown.
  let showsRest: Bool
  let select: (AnyHashable) -> Void
  /// Shows that list.
  let showRest: () -> Void
}

extension ViewEmitter {
  /// Writes the views of a tab, and the bar below them.
  ///
  /// - Parameters:
  ///   - bottom: What the device takes below the tab view, in points.
  ///   - content: Writes the views.
  func emitTab(
    _ bar: TabBar, isBarHidden: Bool, _ size: CGSize, bottom: CGFloat, _ context: TabContext,
    content: () -> Void
  ) {
    let outer = identity
    let metrics = environment.platformMetrics.bars
    let isPaged = environment.tabViewStyle is PageTabViewStyle
    let hasSidebar =
      environment.tabViewStyle is SidebarAdaptableTabViewStyle
      && (environment.horizontalSizeClass == .regular || metrics.topTabHeight > 0)
    let accessory = environment.tabAccessory
    environment.tabAccessory = nil
    func fillBare() {
      emitRegion { emit(.vstack(.center, spacing: nil)) { content() } }
    }
    func fill() {
      guard let accessory, !isPaged, !isBarHidden else { return fillBare() }
      emitDetached(.safeAreaInset(.bottom, .center, spacing: 0)) {
        fillBare()
        let place = identity
        identity = outer.child(.part(.tabAccessory))
        TabAccessory(content: accessory)._emit(into: self)
        identity = place
      }
    }
    // Views that are wider than the page leave the bar in the middle.
    emitDetached(.frame(width: size.width, height: size.height, alignment: .top)) {
      if hasSidebar {
        emitDetached(.hstack(.center, spacing: 0)) {
          identity = outer.child(.part(.tabBar))
          if !isBarHidden { TabSidebar(bar: bar)._emit(into: self) }
          identity = outer
          fill()
        }
      } else if isPaged {
        emitDetached(.overlay(.bottom)) {
          changeParent { $0.change { $0.input = PageInput(bar) } }
          fill()
          identity = outer.child(.part(.pageDots))
          PageDots(bar: bar)
            .padding(.bottom, max(metrics.pageDotBottom - metrics.pageDot / 2 - bottom, 0))
            ._emit(into: self)
        }
      } else if metrics.topTabHeight > 0 {
        emitDetached(.safeAreaInset(.top, .center, spacing: 0)) {
          fill()
          identity = outer.child(.part(.tabBar))
          if isBarHidden { emit(.fixedLeaf(.zero)) } else { TopTabs(bar: bar)._emit(into: self) }
        }
      } else {
        emitDetached(.safeAreaInset(.bottom, .center, spacing: 0)) {
          fill()
          identity = outer.child(.part(.tabBar))
          if isBarHidden {
            emit(.fixedLeaf(.zero))
          } else {
            TabBarView(
              bar: bar, width: size.width,
              height: max(metrics.tabHeight - bottom, metrics.leastTabHeight),
              bottom: bottom, background: context.bars.background(.tabBar)
            )
            ._emit(into: self)
          }
        }
      }
    }
    identity = outer
  }
}

/// The capsule with the tabs, at the bottom of the screen.
private struct TabBarView: View {
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.locale) private var locale
  let bar: TabBar
  let width: CGFloat
  let height: CGFloat
  /// What the device takes below.
  let bottom: CGFloat
  let background: AnyShapeStyle?

  var body: some View {
    let metrics = platform.bars
    let items = bar.items(isWide: sizeClass == .regular, customization)
    let isRest = bar.showsRest || items.rest.contains(bar.selected)
    let places = CGFloat(items.places.count + (items.rest.isEmpty ? 0 : 1))
    let room = max(width - 2 * metrics.tabMargin, 0)
    let searchRoom = items.search == nil ? 0 : metrics.tabCapsule + metrics.tabSearchSpacing
    let wanted = metrics.tabWidth * places + metrics.tabPadding
    HStack(spacing: metrics.tabSearchSpacing) {
      if places > 0 {
        HStack(spacing: 0) {
          ForEach(items.places, id: \.self) { index in
            TabButton(
              tab: bar.tabs[index], isSelected: index == bar.selected && !bar.showsRest
            ) {
              bar.select(bar.tabs[index].key(index))
            }
            .frame(maxWidth: .infinity)
          }
          if !items.rest.isEmpty {
            TabButton(tab: .rest(in: locale), isSelected: isRest, action: bar.showRest)
              .frame(maxWidth: .infinity)
          }
        }
        .padding(metrics.tabInset)
        .frame(width: min(wanted, max(room - searchRoom, 0)), height: metrics.tabCapsule)
        .modifier(BarGround())
      }
      if let search = items.search {
        Spacer(minLength: 0)
        SearchTabButton(
          tab: bar.tabs[search], isSelected: search == bar.selected && !bar.showsRest
        ) {
          bar.select(bar.tabs[search].key(search))
        }
      }
    }
    .frame(maxWidth: items.search == nil ? nil : room)
    // The indicator of the home screen is over it, so that it is not over what is in the tab.
    .padding(.bottom, min(max(metrics.tabBottom - bottom, 0), height - metrics.tabCapsule))
    .frame(maxWidth: .infinity)
    .frame(height: height, alignment: .bottom)
    .background {
      if let background { Rectangle().fill(background).ignoresSafeArea() }
    }
    .modifier(RoleModifier(role: .tabBar))
  }
}

/// A symbol above a title.
private struct TabButton: View {
  @Environment(\.platformMetrics) private var platform
  let tab: TabTraits
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    let metrics = platform.bars
    Button(action: action) {
      VStack(spacing: metrics.tabSpacing) { TabLabel(label: tab.label ?? AnyView(EmptyView())) }
        .overlay(alignment: .top) {
          // The bar has a look of its own for the texts of badges.
          if let badge = tab.badge {
            BadgeView(badge.withoutStyle).environment(\.badgeProminence, .increased)
              .fixedSize()
              .alignmentGuide(HorizontalAlignment.center) { _ in -metrics.tabBadge.width }
              .alignmentGuide(VerticalAlignment.top) { _ in -metrics.tabBadge.height }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if isSelected { Capsule().fill(Color.selectedTab).accessibilityHidden(true) }
        }
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A symbol in a circle, at the trailing edge of the bar.
private struct SearchTabButton: View {
  @Environment(\.platformMetrics.bars) private var metrics
  let tab: TabTraits
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack { tab.label ?? AnyView(EmptyView()) }
        .labelStyle(.iconOnly)
        .font(.control(size: metrics.tabSymbol, weight: .medium))
        .frame(width: metrics.tabCapsule, height: metrics.tabCapsule)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .modifier(BarGround())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

extension Color {
  /// The ground of the tab that is shown, by its looks.
  fileprivate static let selectedTab = Color(
    light: 0x767680, dark: 0x767680, opacity: 0.14, darkOpacity: 0.32)
}

/// The tabs of macOS, at the top.
private struct TopTabs: View {
  @Environment(\.platformMetrics) private var platform
  let bar: TabBar

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<bar.tabs.count, id: \.self) { index in
        Button {
          bar.select(bar.tabs[index].key(index))
        } label: {
          (bar.tabs[index].label ?? AnyView(EmptyView()))
            .labelStyle(.titleOnly)
            .padding(.horizontal, platform.bars.topTabPadding)
            .frame(height: platform.bars.topTabHeight)
            .background {
              if index == bar.selected { Capsule().fill(.tertiary) }
            }
        }
        .buttonStyle(.plain)
      }
    }
    .background(.quaternary, in: Capsule())
    .modifier(RoleModifier(role: .tabBar))
  }
}

/// Gives the views inside a role.
private struct RoleModifier {
  let role: Drawing.Tag.Role
}

extension RoleModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details: NodeDetails?
    details.change { $0.changeMeaning { $0.role = role } }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

extension ViewIdentity.Part {
  fileprivate static let tabBar = Self("tabBar")
  fileprivate static let tabAccessory = Self("tabAccessory")
  fileprivate static let pageDots = Self("pageDots")
}
