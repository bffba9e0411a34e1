import CalqueLayout
import Foundation

/// The size and the form of a sheet, as its views want it.
final class SheetForm {
  let metrics: PresentationMetrics.Sheet
  let place: PresentationPlace
  private let context: PresentationContext
  private let state: SheetState
  private let environment: EnvironmentValues
  /// What the device takes from the sheet.
  let insets: OuterInsets

  init(
    _ context: PresentationContext, _ place: PresentationPlace, _ state: SheetState,
    _ environment: EnvironmentValues
  ) {
    (self.context, self.place, self.state) = (context, place, state)
    self.environment = environment
    metrics = environment.platformMetrics.presentation.sheet
    var insets = OuterInsets()
    if !(environment.horizontalSizeClass == .regular || metrics.fitsContent) {
      insets = place.insets
      insets.container.top = 0
    }
    self.insets = insets
  }

  private var traits: PresentationTraits { context.traits }

  /// Whether the sheet is in the middle of the window.
  var isCentered: Bool { environment.horizontalSizeClass == .regular || metrics.fitsContent }
  /// Whether it is as large as its content.
  var fitsContent: Bool {
    metrics.fitsContent || (isCentered && traits.sizing is FittedPresentationSizing)
  }

  var contentPadding: EdgeInsets { EdgeInsets(metrics.contentPadding, on: .all) }

  /// The height that a large sheet has.
  private var largest: CGFloat {
    max(place.size.height - max(place.insets.container.top + metrics.topGap, metrics.leastTop), 0)
  }

  private func height(_ detent: PresentationDetent) -> CGFloat? {
    detent.height(
      largest: largest, window: place.size.height, bottom: insets.container.bottom, in: environment)
  }

  /// The heights from the lowest one upwards.
  private var detents: [(detent: PresentationDetent, height: CGFloat)] {
    let found = traits.detents.compactMap { detent in height(detent).map { (detent, $0) } }
    return found.isEmpty ? [(.large, largest)] : found.sorted { $0.1 < $1.1 }
  }

  /// The height that the sheet has now.
  private var current: (detent: PresentationDetent, height: CGFloat) {
    let detents = detents
    let wanted = traits.selection?.wrappedValue ?? state.detent
    return detents.first { $0.detent == wanted } ?? detents[0]
  }

  var cornerRadius: CGFloat { traits.cornerRadius ?? metrics.cornerRadius }

  /// Whether the card ends at the lower edge of the window.
  var isAttached: Bool { !isCentered && current.height >= largest }

  var showsIndicator: Bool {
    switch traits.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: !isCentered && traits.detents.count > 1
    }
  }

  /// Whether the views below react.
  var isInteractive: Bool {
    traits.interaction.isEnabled { detent in
      (detent.map { height($0) ?? largest }) ?? current.height
    }
  }

  /// The frame of the card, from the window's leading edge.
  ///
  /// - Parameter ideal: The size of the content.
  func frame(ideal: () -> CGSize) -> CGRect {
    let window = place.size
    guard isCentered else {
      let margin = isAttached ? 0 : metrics.margin
      let height = current.height
      return CGRect(
        x: margin, y: window.height - margin - max(height - margin, 0),
        width: max(window.width - 2 * margin, 0), height: max(height - margin, 0))
    }
    var size = metrics.formSize
    if fitsContent {
      size = ideal()
    } else if traits.sizing is PagePresentationSizing {
      size = CGSize(
        width: metrics.pageWidth, height: max(window.height - 2 * metrics.pageMargin, 0))
    }
    size.width = min(size.width, window.width)
    size.height = min(size.height, window.height)
    return CGRect(
      x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// What a drag over the card does.
  ///
  /// - Parameter distance: How far down, in points.
  /// - Returns: Nil if it does nothing.
  func action(afterDrag distance: CGFloat) -> (() -> Void)? {
    let (detents, current) = (detents, current)
    let height = current.height - distance
    let nearest = detents.min { abs($0.height - height) < abs($1.height - height) } ?? current
    if height < detents[0].height / 2 || distance > current.height * 0.3 && nearest.0 == current.0 {
      guard !traits.isDismissDisabled else { return nil }
      return { [context] in context.dismiss() }
    }
    guard nearest.detent != current.detent else { return nil }
    let (selection, state) = (traits.selection, state)
    return {
      if let selection { selection.wrappedValue = nearest.detent } else { state.detent = nearest.0 }
    }
  }
}
