import CalqueLayout
import Foundation

/// The tabs below each other, at the leading edge of a window of regular width, with the headers of
/// their sections.
struct TabSidebar: View {
  @Environment(\.platformMetrics.bars) private var metrics
  let bar: TabBar

  var body: some View {
    let shown = bar.tabs.indices.filter { !bar.tabs[$0].isHidden }
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(shown, id: \.self) { index in
          if let header = header(index, after: shown.last { $0 < index }) {
            header
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.secondary)
              .padding(.horizontal, metrics.sidebarPadding)
              .frame(height: metrics.sidebarRow)
              .accessibilityAddTraits(.isHeader)
          }
          row(index)
        }
      }
      .padding(metrics.sidebarPadding)
    }
    .frame(width: metrics.sidebarWidth)
    .background { Rectangle().fill(Color.sidebarBackground).ignoresSafeArea() }
    .accessibilityElement(children: .contain)
  }

  private func header(_ index: Int, after other: Int?) -> AnyView? {
    guard let section = bar.tabs[index].section else { return nil }
    return other.flatMap { bar.tabs[$0].section?.id } == section.id ? nil : section.header
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
