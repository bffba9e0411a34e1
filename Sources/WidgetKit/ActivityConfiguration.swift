public import Calque
import Foundation

/// What a live activity is about, apart from what changes.
public protocol ActivityAttributes: Codable {
  /// What changes while the activity lasts.
  associatedtype ContentState: Codable, Hashable
}

/// What the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What the activity is about.
  public let attributes: Attributes
  /// What is the case now.
  public let state: Attributes.ContentState
  /// Whether the state is out of date; a host's is not.
  public let isStale = false
  /// The name of the activity.
  public let activityID = "activity"
}

/// The views of a live activity: on the lock screen, and in the island around the camera.
///
/// A host shows one of them: `ViewHost(activity: …, attributes: …, state: …, as: …)`. In the sizes
/// of widgets there is nothing.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the attributes.
  ///   - content: Makes the view on the lock screen.
  ///   - dynamicIsland: Makes the views around the camera.
  public nonisolated init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }
}

extension ActivityConfiguration: WidgetConfiguration {
  /// Shows nothing: an activity has no size of a widget.
  public func _content(in context: TimelineProviderContext) -> AnyView { AnyView(EmptyView()) }

  /// Shows an activity with attributes and a state of these types.
  public func _content(
    ofActivity attributes: Any, state: Any, as kind: ActivityPreviewViewKind
  ) -> AnyView? {
    guard let attributes = attributes as? Attributes,
      let state = state as? Attributes.ContentState
    else { return nil }
    let context = ActivityViewContext(attributes: attributes, state: state)
    guard let part = kind.part else { return content(context) }
    return island(context).view(of: part)
  }
}

/// Which view of a live activity is shown.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// Which view in the island around the camera is shown.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// On both sides of the camera.
    case compact
    /// What a long press opens.
    case expanded
    /// Beside the island of another activity.
    case minimal
  }

  let part: DynamicIslandPreviewViewState?

  /// The view on the lock screen.
  public static let content = Self(part: nil)

  /// A view in the island around the camera.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self {
    Self(part: state)
  }
}

extension ViewHost {
  /// Makes a host that shows a live activity, as on an iPhone with a screen of 393 × 852 points.
  ///
  /// - Parameters:
  ///   - activity: The widget with the activity's configuration.
  ///   - attributes: What the activity is about. Of another type than the configuration's, nothing
  ///     is shown.
  ///   - state: What is the case now.
  ///   - kind: Which view is shown.
  ///   - configure: Sets values of the environment.
  public convenience init<Content: Widget, Attributes: ActivityAttributes>(
    activity: Content, attributes: Attributes, state: Attributes.ContentState,
    as kind: ActivityPreviewViewKind = .content,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let shown = activity.body._content(ofActivity: attributes, state: state, as: kind)
    self.init(
      ActivityFrame(content: shown ?? AnyView(EmptyView()), kind: kind), proposal: .unspecified
    ) {
      if kind.part != nil { $0.colorScheme = .dark }
      configure(&$0)
    }
  }
}

/// The shape and background of a live activity. The lengths are those of the Human Interface
/// Guidelines, "Live Activities", for a screen of 393 × 852 points.
private struct ActivityFrame: View {
  let content: AnyView
  let kind: ActivityPreviewViewKind

  private var least: CGFloat { isWide ? 84 : 36.67 }
  private var most: CGFloat { isWide ? 160 : 36.67 }
  private var isWide: Bool { kind.part == nil || kind.part == .expanded }
  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: isWide ? 24 : 18.33, style: .continuous)
  }

  var body: some View {
    content
      .frame(width: isWide ? 371 : nil)
      .frame(minHeight: least, maxHeight: most)
      .fixedSize(horizontal: false, vertical: true)
      .background {
        if kind.part == nil {
          Rectangle().fill(.background)
        } else {
          Color.black
        }
      }
      .clipShape(shape)
  }
}
