import CalqueDrawing
import CalqueLayout
import Foundation

/// How one list looks: the lengths of its style and the colours and spacings of its environment.
struct ListLook {
  let metrics: ListMetrics
  let style: ListMetrics.Style
  /// Around all rows, with the content margins that views around the list have set.
  var margins: EdgeInsets
  /// Above the first section in place of the platform's spacing, if a content margin replaces it.
  let replacesFirstSpacing: Bool
  let leastRowHeight: CGFloat
  /// In points.
  let separatorThickness: CGFloat
  /// Between rows, if it was set.
  let rowSpacing: CGFloat?
  /// Around sections, where it was set for the whole list.
  let sectionMargins: EdgeLengths
  /// Between sections, if it was set for the whole list.
  let sectionSpacing: ListSectionSpacing?
  /// The screen is painted in it where there are no rows.
  let background: Color
  /// `nil` paints nothing.
  let rowBackground: Color?
  /// Whether every second row has another background.
  let alternates: Bool
  /// Whether the style shows an arrow in headers of sections that can be collapsed.
  let collapsesSections: Bool

  @MainActor
  init(_ environment: EnvironmentValues) {
    metrics = environment.platformMetrics.list
    style = metrics[environment.listStyle._kind] ?? ListMetrics.Style.bare
    sectionMargins = environment.listSectionMargins
    margins = sectionMargins.across.insets(
      orElse: environment.contentMargins.insets(orElse: style.margins))
    replacesFirstSpacing = environment.contentMargins.setsTop
    leastRowHeight = max(environment.defaultMinListRowHeight(style), 0)
    separatorThickness = environment.platformMetrics.points(of: metrics.separatorThickness)
    rowSpacing = environment.listRowSpacing
    sectionSpacing = environment.listSectionSpacing
    let listStyle = environment.listStyle
    collapsesSections = listStyle._kind == .sidebar
    switch environment.alternatingRowBackgrounds {
    case .enabled: alternates = !collapsesSections
    case .disabled: alternates = false
    default: alternates = listStyle._alternatesRowBackgrounds
    }
    let (surface, rows): (Color, Color?) =
      switch style.surface {
      case .plain where environment.isElevated: (.elevatedBackground, .elevatedBackground)
      case .plain: (.systemBackground, .systemBackground)
      case .cards where environment.isElevated: (.elevatedGroup, .elevatedRow)
      case .cards: (.groupedBackground, .groupedRowBackground)
      case .sidebar: (.sidebarBackground, nil)
      case .platters: (.black, .platterBackground)
      }
    background = environment.scrollContentBackground == .hidden ? .clear : surface
    rowBackground = rows
  }

  /// What is painted below everything of a list, in an environment.
  @MainActor
  static func ground(_ environment: EnvironmentValues) -> RGBAColor {
    ListLook(environment).background.resolve(in: environment).rgba
  }

  /// Whether a list has the look of a watch, which is dark at any time.
  @MainActor
  static func isOnWatch(_ environment: EnvironmentValues) -> Bool {
    environment.platformMetrics.list[environment.listStyle._kind]?.surface == .platters
  }

  /// What is painted below everything.
  func surface(in environment: EnvironmentValues) -> ShapePaint {
    ShapePaint(path: { Path($0) }, color: background.resolve(in: environment).rgba)
  }

  /// The line around the list.
  func border(in environment: EnvironmentValues) -> ShapePaint {
    let width = style.borderWidth
    return ShapePaint(
      path: { Path($0.insetBy(dx: width / 2, dy: width / 2)) },
      color: Color.separator.resolve(in: environment).rgba, stroke: StrokeStyle(lineWidth: width))
  }

  /// Whether every row is a card of its own.
  var rowsAreCards: Bool {
    style.rowSpacing != nil || rowSpacing != nil && metrics.spacedRowsAreCards
  }

  /// The background of a selected row.
  func selection(in environment: EnvironmentValues) -> ShapePaint {
    let (inset, radius) = (metrics.controls.selectionInset, metrics.controls.selectionRadius)
    let color = metrics.controls.selectionIsProminent ? environment.tint ?? .blue : .selectedRow
    return ShapePaint(
      path: { RoundedRectangle(cornerRadius: radius).path(in: $0.insetBy(dx: inset, dy: 0)) },
      color: color.resolve(in: environment).rgba)
  }

  /// The font of the headers or footers. What a prominent header of iOS 26 has is not measured: it
  /// is `title3` in bold, as before.
  func noteFont(isHeader: Bool, isProminent: Bool) -> Font {
    let size = isHeader ? metrics.headerFontSize : metrics.footerFontSize
    if let size { return .control(size: size, weight: .semibold) }
    if isProminent { return .title3.bold() }
    return isHeader && !style.capitalizesHeaders ? .headline : .footnote
  }

  /// The distance from the section above, if there is one, to a section.
  ///
  /// - Parameter margin: The room that was set above the section, in points.
  func spacing(
    from above: ListScope.Ending?, to spacing: ListSectionSpacing?, hasHeader: Bool,
    margin: CGFloat? = nil
  ) -> CGFloat {
    if margin != nil || above?.margin != nil { return (margin ?? 0) + (above?.margin ?? 0) }
    guard let above else {
      if hasHeader { return style.header.above }
      return replacesFirstSpacing ? 0 : style.missingFirstHeader
    }
    let own = above.hasFooter ? style.spacingAfterFooter : style.spacing
    let wanted = [above.spacing, spacing].compactMap { $0?.points(orElse: own) }.min()
    return (wanted ?? sectionSpacing?.points(orElse: own) ?? own)
      + (hasHeader ? style.header.above : style.missingHeader)
  }
}

extension ListMetrics.Style {
  /// A style without lengths, for metrics that have no styles.
  fileprivate static let bare = ListMetrics.Style(
    margins: EdgeInsets(), rowInsets: EdgeInsets(), leastRowHeight: .fixed(0),
    header: ListMetrics.Cell(top: 0, bottom: 0), footer: ListMetrics.Cell(top: 0, bottom: 0))
}

extension EnvironmentValues {
  /// The least height of the rows of a list of a style.
  @MainActor
  fileprivate func defaultMinListRowHeight(_ style: ListMetrics.Style) -> CGFloat {
    if let height = leastRowHeight { return height }
    switch style.leastRowHeight {
    case .fixed(let height): return height
    case .bodyLine(let rest):
      var body = self
      body.font = .body
      let line = TextResolver(environment: body).leaf(of: Text(verbatim: "x"))
      return line.size(for: .unspecified).height.rounded(.up) + rest
    }
  }
}
