public import Calque
import CalqueUIFoundation
public import Foundation

/// A view of UIKit among views of SwiftUI's. It is not made: a frame with the name of its type
/// takes its place, as large as proposed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that the view tells of changes.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; it is not called here.
  func makeUIView(context: Context) -> UIViewType
  /// Tells the view of changes; it is not called here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Told that the view is not needed any more; it is not called here.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that the view tells of changes; it is not called here.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; it is not called here.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Writes a frame with the name of the type.
  public func _emit(into emitter: ViewEmitter) {
    RepresentablePlaceholder(Self.self)._emit(into: emitter)
  }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// A screen of UIKit among views of SwiftUI's. It is not made: a frame with the name of its type
/// takes its place, as large as proposed.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the screen of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the screen tells of changes.
  associatedtype Coordinator = Void
  /// What the screen is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the screen; it is not called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Tells the screen of changes; it is not called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Told that the screen is not needed any more; it is not called here.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that the screen tells of changes; it is not called here.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; it is not called here.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Writes a frame with the name of the type.
  public func _emit(into emitter: ViewEmitter) {
    RepresentablePlaceholder(Self.self)._emit(into: emitter)
  }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the screen.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a screen of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
