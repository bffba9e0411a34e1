import CalqueLayout
import Foundation

/// Says whether a menu, or a row of it, has icons: the titles of all rows begin after them.
final class MenuIcons {
  var exist = false
}

/// A row of a menu: the icon in a column of its own, and the title.
struct MenuButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      content: configuration.label, isDestructive: configuration.role == .destructive,
      isPressed: configuration.isPressed)
  }
}

/// Something in a row of a menu, with the look of the platform.
struct MenuRow<Content: View>: View {
  @Environment(\.platformMetrics.presentation.menu) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isMenuTile) private var isTile
  @Environment(\.menuIcons) private var icons
  @Environment(\.menuBadge) private var badge
  let content: Content
  var isDestructive = false
  var isPressed = false

  var body: some View {
    if isTile {
      content
        .labelStyle(MenuTileLabelStyle())
        .foregroundStyle(ink)
        .frame(maxWidth: .infinity, minHeight: metrics.tileHeight)
        .background(isPressed ? Color.gray.opacity(0.2) : .clear)
    } else {
      row
        .foregroundStyle(ink)
        .lineLimit(2)
        .multilineTextAlignment(.leading)
        .padding(.horizontal, metrics.rowPadding)
        .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
        .background(isPressed ? Color.gray.opacity(0.2) : .clear)
    }
  }

  /// The content, and at the trailing edge the badge.
  @ViewBuilder private var row: some View {
    if let badge {
      HStack(spacing: metrics.iconSpacing) {
        line
        Spacer(minLength: 0)
        BadgeView(badge).layoutPriority(1)
      }
    } else {
      line
    }
  }

  private var line: some View {
    let own = MenuIcons()
    return MenuIndent(
      menu: icons, row: own, indent: metrics.iconWidth + metrics.iconSpacing
    ) { content }
    .labelStyle(MenuLabelStyle())
    .environment(\.rowIcons, own)
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

/// The title of a row without an icon begins where the titles of the other rows do.
private struct MenuIndent: Layout {
  let menu: MenuIcons?
  let row: MenuIcons
  let indent: CGFloat

  private var inset: CGFloat { menu?.exist == true && !row.exist ? indent : 0 }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = ProposedViewSize(
      width: proposal.width.map { max($0 - inset, 0) }, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + inset, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX + inset, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: max(bounds.width - inset, 0), height: bounds.height))
    }
  }
}

/// The icon in a column, and the title.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

private struct MenuLabel: View {
  @Environment(\.platformMetrics.presentation.menu) private var metrics
  @Environment(\.menuIcons) private var menu
  @Environment(\.rowIcons) private var row
  let configuration: LabelStyleConfiguration

  var body: some View {
    let _ = note()
    HStack(spacing: metrics.iconSpacing) {
      configuration.icon.frame(width: metrics.iconWidth)
      configuration.title
    }
  }

  private func note() {
    menu?.exist = true
    row?.exist = true
  }
}

/// The icon above the title, for items that are beside each other.
private struct MenuTileLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.font(.caption).lineLimit(1)
    }
  }
}

private let menuIconsSlot = EnvironmentSlot<MenuIcons>()
private let rowIconsSlot = EnvironmentSlot<MenuIcons>()
private let isMenuTileSlot = EnvironmentSlot<Bool>()
private let menuBadgeSlot = EnvironmentSlot<Text>()

extension EnvironmentValues {
  /// Whether the menu around has icons.
  var menuIcons: MenuIcons? {
    get { self[menuIconsSlot] }
    set { self[menuIconsSlot] = newValue }
  }

  /// Whether the row around has an icon.
  fileprivate var rowIcons: MenuIcons? {
    get { self[rowIconsSlot] }
    set { self[rowIconsSlot] = newValue }
  }

  /// The badge of the item of a menu that the views are.
  var menuBadge: Text? {
    get { self[menuBadgeSlot] }
    set { self[menuBadgeSlot] = newValue }
  }

  /// Whether the views are items of a menu that are beside each other.
  var isMenuTile: Bool {
    get { self[isMenuTileSlot] ?? false }
    set { self[isMenuTileSlot] = newValue }
  }
}
