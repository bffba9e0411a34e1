public import Calque
public import Foundation

/// The views of a live activity around the camera.
public struct DynamicIsland {
  private let expanded: [DynamicIslandRegion]
  private let compactLeading: AnyView
  private let compactTrailing: AnyView
  private let minimal: AnyView

  /// Makes the views.
  ///
  /// - Parameters:
  ///   - expanded: Makes the regions of what a long press opens.
  ///   - compactLeading: Makes the view at the leading side of the camera.
  ///   - compactTrailing: Makes the view at the trailing side of the camera.
  ///   - minimal: Makes the view beside the island of another activity.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> [DynamicIslandRegion],
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {
    self.expanded = expanded()
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Sets the colour of the island's edge. Accepted without effect: the edge is not drawn.
  public func keylineTint(_ color: Color?) -> Self { self }

  /// Sets what a tap opens. Accepted without effect: a host opens no app.
  public func widgetURL(_ url: URL?) -> Self { self }

  /// Sets the margins of some views. Accepted without effect: the margins stay.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> Self { self }

  func view(of part: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> AnyView {
    switch part {
    case .compact:
      // As wide as the camera.
      AnyView(
        HStack(spacing: 125.33) {
          compactLeading.frame(width: 52.33)
          compactTrailing.frame(width: 52.33)
        })
    case .expanded:
      AnyView(
        VStack {
          HStack(alignment: .top) {
            region(.leading)
            Spacer(minLength: 0)
            region(.center)
            Spacer(minLength: 0)
            region(.trailing)
          }
          region(.bottom)
        }
        .padding(16))
    case .minimal: AnyView(minimal.frame(minWidth: 36.67, maxWidth: 45))
    }
  }

  /// The content of all regions at a place.
  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    ForEach(Array(expanded.enumerated()), id: \.offset) { item in
      if item.element.position == position { item.element.content }
    }
  }
}

/// A region of what a long press on the island opens. It is made as a
/// ``DynamicIslandExpandedRegion``.
public struct DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// Where a region is in what a long press on the island opens.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// Beside the camera, at the leading side.
  case leading
  /// Beside the camera, at the trailing side.
  case trailing
  /// Under the camera.
  case center
  /// Under all others.
  case bottom
}

/// A form of the island around the camera.
public enum DynamicIslandMode: Hashable, Sendable {
  /// On both sides of the camera, at the leading side.
  case compactLeading
  /// On both sides of the camera, at the trailing side.
  case compactTrailing
  /// What a long press opens.
  case expanded
  /// Beside the island of another activity.
  case minimal
}

/// A region of what a long press on the island opens.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: DynamicIslandRegion

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - position: Where it is.
  ///   - priority: Accepted without effect: regions share the width as in a stack.
  ///   - content: Makes what is in it.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    region = DynamicIslandRegion(position: position, content: AnyView(content()))
  }
}

/// Lists the regions of what a long press on the island opens.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// The regions of a closure.
  public static func buildBlock(_ regions: [DynamicIslandRegion]...) -> [DynamicIslandRegion] {
    regions.flatMap { $0 }
  }
  /// A region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> [DynamicIslandRegion] { [region.region] }
  /// Regions of a condition.
  public static func buildOptional(_ regions: [DynamicIslandRegion]?) -> [DynamicIslandRegion] {
    regions ?? []
  }
  /// Regions of one branch.
  public static func buildEither(first: [DynamicIslandRegion]) -> [DynamicIslandRegion] { first }
  /// Regions of the other branch.
  public static func buildEither(second: [DynamicIslandRegion]) -> [DynamicIslandRegion] { second }
}
