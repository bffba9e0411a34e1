import CalqueLayout
import Foundation

/// The dots of pages, of which one is shown.
struct PageDots: View {
  @Environment(\.platformMetrics) private var platform
  @Environment(\.tabViewStyle) private var style
  @Environment(\.indexViewStyle) private var indexStyle
  let bar: TabBar

  private var isShown: Bool {
    switch (style as? PageTabViewStyle)?.indexDisplayMode.kind {
    case .never: false
    case .always: true
    default: bar.tabs.count > 1
    }
  }

  var body: some View {
    let metrics = platform.bars
    if isShown {
      HStack(spacing: metrics.pageDotPitch - metrics.pageDot) {
        ForEach(0..<bar.tabs.count, id: \.self) { index in
          Circle()
            .fill(index == bar.selected ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .frame(width: metrics.pageDot, height: metrics.pageDot)
        }
      }
      .padding(.horizontal, metrics.pageDotPitch - metrics.pageDot)
      .background {
        if (indexStyle as? PageIndexViewStyle)?.backgroundDisplayMode.isAlways == true {
          Capsule().fill(Color.controlFill)
            .frame(height: metrics.pageDotPitch + metrics.pageDot)
        }
      }
      .accessibilityHidden(true)
    }
  }
}
