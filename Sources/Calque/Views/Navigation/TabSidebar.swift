import CalqueLayout
import Foundation

/// The tabs below each other, at the leading edge of a window of regular width, with the headers of
/// their sections.
struct TabSidebar: View {
  @Environment(\.platformMetrics.bars) private var metrics
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.sidebarEnds) private var ends
  let bar: TabBar

  var body: some View {
    let shown = shown
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if let header = ends.header { header.padding(metrics.sidebarPadding) }
        ForEach(shown, id: \.self) { index in
          if let header = header(index, after: before(index, in: shown)) {
            header
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.secondary)
              .padding(.horizontal, metrics.sidebarPadding)
              .frame(height: metrics.sidebarRow)
              .accessibilityAddTraits(.isHeader)
          }
          row(index)
          if let actions = actions(below: index, in: shown) {
            actions.padding(.horizontal, metrics.sidebarPadding)
              .frame(minHeight: metrics.sidebarRow)
          }
        }
        if let footer = ends.footer { footer.padding(metrics.sidebarPadding) }
      }
      .padding(metrics.sidebarPadding)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let bottomBar = ends.bottomBar { bottomBar.padding(metrics.sidebarPadding) }
    }
    .frame(width: metrics.sidebarWidth)
    .background { Rectangle().fill(Color.sidebarBackground).ignoresSafeArea() }
    .accessibilityElement(children: .contain)
  }

  /// The tabs that are shown, those of a section in the order that people gave them.
  private var shown: [Int] {
    var shown = bar.tabs.indices.filter {
      !bar.tabs[$0].isHidden && bar.tabs[$0].customization.isShown(in: .sidebar, customization)
    }
    guard let customization else { return shown }
    func id(_ index: Int) -> ViewIdentity? { bar.tabs[index].section?.id }
    var start = shown.startIndex
    while start < shown.endIndex {
      let section = bar.tabs[shown[start]].section
      let end = shown[start...].firstIndex { id($0) != section?.id } ?? shown.endIndex
      if let name = section?.customizationID, let order = customization[section: name].tabOrder {
        func place(_ index: Int) -> Int {
          bar.tabs[index].customization.id.flatMap { order.firstIndex(of: $0) } ?? order.count
        }
        shown[start..<end].sort { (place($0), $0) < (place($1), $1) }
      }
      start = end
    }
    return shown
  }

  /// The tab above another one.
  private func before(_ index: Int, in shown: [Int]) -> Int? {
    shown.firstIndex(of: index).flatMap { $0 > 0 ? shown[$0 - 1] : nil }
  }

  private func header(_ index: Int, after other: Int?) -> AnyView? {
    guard let section = bar.tabs[index].section else { return nil }
    return other.flatMap { bar.tabs[$0].section?.id } == section.id ? nil : section.header
  }

  private func actions(below index: Int, in shown: [Int]) -> AnyView? {
    guard let section = bar.tabs[index].section else { return nil }
    let next = shown.firstIndex(of: index).map { shown.dropFirst($0 + 1).first } ?? nil
    return next.flatMap { bar.tabs[$0].section?.id } == section.id ? nil : section.actions
  }

  private func row(_ index: Int) -> some View {
    let tab = bar.tabs[index]
    let isSelected = index == bar.selected
    return Button {
      bar.select(tab.key(index))
    } label: {
      HStack {
        (tab.label ?? AnyView(EmptyView())).foregroundStyle(
          isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.primary))
        Spacer(minLength: 0)
        if let badge = tab.badge { badge.foregroundStyle(.secondary) }
      }
      .padding(.horizontal, metrics.sidebarPadding)
      .frame(height: metrics.sidebarRow)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: metrics.sidebarRow / 4).fill(Color.controlFill)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
