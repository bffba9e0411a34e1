public import CalqueLayout
public import Foundation

/// Whether the views below a sheet react.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  private let kind: Kind

  /// As the platform decides: they do not.
  public static var automatic: Self { Self(kind: .automatic) }
  /// They do.
  public static var enabled: Self { Self(kind: .enabled) }
  /// They do not.
  public static var disabled: Self { Self(kind: .disabled) }

  /// They do, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .enabledUpThrough(detent))
  }

  /// Whether the views below react.
  ///
  /// - Parameter height: The height of a detent; nil for that of the sheet as it is.
  func isEnabled(_ height: (PresentationDetent?) -> CGFloat) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledUpThrough(let detent): height(nil) <= height(detent)
    }
  }
}

/// What a swipe over a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// It resizes the sheet.
  public static var resizes: Self { Self("resizes") }
  /// It scrolls its content.
  public static var scrolls: Self { Self("scrolls") }
}

/// What a presentation is where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind

  /// As the platform decides.
  public static var automatic: Self { Self(kind: .automatic) }
  /// What it is elsewhere.
  public static var none: Self { Self(kind: .none) }
  /// A popover.
  public static var popover: Self { Self(kind: .popover) }
  /// A sheet.
  public static var sheet: Self { Self(kind: .sheet) }
  /// The whole screen.
  public static var fullScreenCover: Self { Self(kind: .fullScreenCover) }
}

nonisolated extension View {
  /// Says which heights the sheet has that the view is in. It opens in the lowest one; dragging it
  /// up and down chooses another one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(
      PresentationTraitModifier {
        $0.detents = detents
        $0.selection = nil
      })
  }

  /// Says which heights the sheet has that the view is in, and which one of them it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      PresentationTraitModifier {
        $0.detents = detents
        $0.selection = selection
      })
  }

  /// Says whether the sheet that the view is in shows that it can be dragged. It does by itself if
  /// it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationTraitModifier { $0.dragIndicator = visibility })
  }

  /// Fills the sheet that the view is in with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Puts views behind all views of the sheet, which gives them its size.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(content())
    return modifier(
      PresentationTraitModifier {
        $0.background = AnyView(
          ZStack(alignment: alignment) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .ignoresSafeArea())
      })
  }

  /// Says whether the views below the sheet react.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationTraitModifier { $0.interaction = interaction })
  }

  /// Says what a swipe over the sheet does.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(SettingModifier(behavior))
  }

  /// Says what the presentation is where the width of the window is compact.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(PresentationTraitModifier { $0.adaptation = adaptation })
  }

  /// Says what the presentation is where the width, or the height, of the window is compact. The
  /// width decides.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Says how round the corners of the sheet are, in points; nil is the platform's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(PresentationTraitModifier { $0.cornerRadius = cornerRadius })
  }

  /// Says whether users can dismiss the sheet by swiping it down, and of a popover by a tap
  /// beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      PresentationTraitModifier {
        $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
      })
  }
}
