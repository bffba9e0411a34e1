import CalqueDrawing
import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes a page: its views, and the bar above them.
  func emitPage(_ page: NavigationPage, _ content: AnyView, _ size: CGSize) {
    let outer = (environment, identity)
    environment.navigationPage = page
    emitDetached(.frame(width: size.width, height: size.height, alignment: .topLeading)) {
      emitDetached(.layout(NavigationPageLayout())) {
        emit(.vstack(.center, spacing: nil)) { content._emit(into: self) }
        // The views have said what is behind them, and in the bar.
        if let background = page.background {
          identity = outer.1.child(.part(.pageBackground))
          let key = ObjectIdentifier(NavigationPageLayout.IsBackground.self)
          wrap(.layoutValue(key, true)) { background.zIndex(-1)._emit(into: self) }
        }
        guard outer.0.platformMetrics.typography == .iOS, !page.hidesBar else { return }
        identity = outer.1.child(.part(.navigationBar))
        emit(.vstack(.center, spacing: 0), paint: BarPaint(page)) {
          NavigationBar(page: page)._emit(into: self)
        }
      }
    }
    (environment, identity) = outer
  }
}

/// Paints the ground of a list that begins at the lower edge of the bar.
private final class BarPaint: PaintFacet {
  let name: LayoutName? = "NavigationBar"
  private let page: NavigationPage

  init(_ page: NavigationPage) { self.page = page }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let list = page.list, list.port.frame.minX == frame.minX,
      list.port.frame.width == frame.width, list.port.frame.minY == frame.maxY
    {
      painter.fill(frame, list.background)
    }
    inside(&painter)
  }
}

/// The bar of a page, as iOS 26 has it: 10 above 54 for buttons and an inline title; below them a
/// large title (swiftui-web, fixtures ios/nav/inline and ios/nav/basic: 64 and 116.5, where a line
/// of the title is 49 high).
private struct NavigationBar: View {
  @Environment(\.locale) private var locale
  let page: NavigationPage

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        if let title = page.title, !page.isLarge {
          title.font(.headline).lineLimit(1).padding(.horizontal, 60)
        }
        HStack(spacing: 8) {
          if let dismiss = page.dismiss, !page.hidesBackButton { BackButton(action: dismiss) }
          Spacer(minLength: 0)
          ForEach(0..<page.items.count) { page.items[$0] }
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 54)
      if let title = page.title, page.isLarge {
        title.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 16).padding(.bottom, 3.5)
      }
    }
    .padding(.top, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A circle of 44 with an arrow that points to where the page came from.
private struct BackButton: View {
  @Environment(\.locale) private var locale
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      BackArrow()
        .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: 9, height: 17)
        .frame(width: 44, height: 44)
        .background(.quaternary, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: SystemWord.back.string(for: locale)))
  }
}

/// An arrow that points towards the leading edge.
private struct BackArrow: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}

/// The bar at the top, and the views in what is left.
private struct NavigationPageLayout: Layout {
  /// Whether a view is behind the others and fills the page.
  struct IsBackground: LayoutValueKey {
    static let defaultValue = false
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let others = subviews.dropFirst()
    guard let content = subviews.first else { return }
    var bar: CGFloat = 0
    for view in others {
      if view[IsBackground.self] {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      bar = view.sizeThatFits(offer).height
      view.place(at: bounds.origin, proposal: offer)
    }
    let rest = CGSize(width: bounds.width, height: max(bounds.height - bar, 0))
    content.place(
      at: CGPoint(x: bounds.minX + rest.width / 2, y: bounds.minY + bar + rest.height / 2),
      anchor: .center, proposal: ProposedViewSize(rest))
  }
}

extension ViewIdentity.Part {
  fileprivate static let navigationBar = Self("navigationBar")
  fileprivate static let pageBackground = Self("pageBackground")
}
