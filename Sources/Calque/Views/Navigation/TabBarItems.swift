import CalqueLayout
import Foundation

/// Which tabs have a place in the bar at the bottom.
struct TabBarItems {
  /// Those in the capsule.
  var places: [Int]
  /// Those in a list, which a tab of its own shows; empty if all have a place.
  var rest: [Int] = []
  /// The tab to search with, which has a circle of its own.
  var search: Int?
}

extension TabBar {
  /// How many tabs have a place where the width is compact: of more, the last place leads to a list
  /// of the rest, as `UITabBarController` has it.
  private static var mostPlaces: Int { 5 }

  /// Which tabs have a place.
  ///
  /// - Parameter isWide: Whether the width is regular.
  func items(isWide: Bool, _ customization: TabViewCustomization?) -> TabBarItems {
    let shown = tabs.indices.filter { index in
      let tab = tabs[index]
      guard !tab.isHidden, isWide else { return !tab.isHidden }
      return !tab.isInSidebarOnly && tab.customization.isShown(in: .tabBar, customization)
    }
    let search = shown.last { tabs[$0].role == .search }
    var items = TabBarItems(places: shown.filter { $0 != search }, search: search)
    let most = Self.mostPlaces - (search == nil ? 0 : 1)
    if !isWide, items.places.count > most {
      items.rest = Array(items.places[(most - 1)...])
      items.places.removeSubrange((most - 1)...)
    }
    return items
  }

  /// The tabs that a list shows, since they have no place in a bar at the bottom.
  func rest(in environment: EnvironmentValues) -> [Int] {
    let isWide = environment.horizontalSizeClass == .regular
    guard !isWide, environment.platformMetrics.bars.topTabHeight == 0,
      !(environment.tabViewStyle is PageTabViewStyle)
    else { return [] }
    return items(isWide: isWide, environment.tabViewCustomization).rest
  }
}

extension TabTraits {
  /// The tab that shows a list of those without a place.
  static func rest(in locale: Locale) -> TabTraits {
    let word = SystemWord.more.string(for: locale)
    return TabTraits(
      label: AnyView(
        Label {
          Text(verbatim: word)
        } icon: {
          Image(systemName: "ellipsis")
        }))
  }
}

/// A list of the tabs that have no place in the bar.
struct RestOfTabs: View {
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tabViewCustomization) private var customization
  let bar: TabBar

  var body: some View {
    NavigationStack {
      List {
        ForEach(bar.items(isWide: sizeClass == .regular, customization).rest, id: \.self) { index in
          Button {
            bar.select(bar.tabs[index].key(index))
          } label: {
            HStack { bar.tabs[index].label ?? AnyView(EmptyView()) }
          }
          .modifier(AnnotationModifier(RowTrait { $0.indicator = .link }))
          .foregroundStyle(.primary)
          .badge(bar.tabs[index].badge)
        }
      }
      .listStyle(.plain)
      .navigationTitle(Text(verbatim: SystemWord.more.string(for: locale)))
    }
  }
}
