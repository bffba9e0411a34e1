public import Calque
import CalqueUIFoundation
public import Foundation

/// A view of AppKit among views of SwiftUI's. It is not made: a frame with the name of its type
/// takes its place, as large as proposed.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view of AppKit.
  associatedtype NSViewType: NSView
  /// The type of the object that the view tells of changes.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view; it is not called here.
  func makeNSView(context: Context) -> NSViewType
  /// Tells the view of changes; it is not called here.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Told that the view is not needed any more; it is not called here.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the object that the view tells of changes; it is not called here.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; it is not called here.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Writes a frame with the name of the type.
  public func _emit(into emitter: ViewEmitter) {
    RepresentablePlaceholder(Self.self)._emit(into: emitter)
  }

  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view of AppKit is made with.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The object that the view tells of changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction = Transaction()
  /// The environment.
  public private(set) var environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
  }
}

/// A screen of AppKit among views of SwiftUI's. It is not made: a frame with the name of its type
/// takes its place, as large as proposed.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the screen of AppKit.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the object that the screen tells of changes.
  associatedtype Coordinator = Void
  /// What the screen is made with.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the screen; it is not called here.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Tells the screen of changes; it is not called here.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Told that the screen is not needed any more; it is not called here.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the object that the screen tells of changes; it is not called here.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; it is not called here.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Writes a frame with the name of the type.
  public func _emit(into emitter: ViewEmitter) {
    RepresentablePlaceholder(Self.self)._emit(into: emitter)
  }

  /// Does nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the screen.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a screen of AppKit is made with.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The object that the screen tells of changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction = Transaction()
  /// The environment.
  public private(set) var environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
  }
}
