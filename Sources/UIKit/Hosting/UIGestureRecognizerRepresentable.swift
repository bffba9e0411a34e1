public import Calque
public import Foundation

/// A gesture of UIKit for views of SwiftUI's. It is not made, and does not happen: views of UIKit
/// take no touches here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture of UIKit.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that the gesture tells of changes.
  associatedtype Coordinator = Void
  /// What the gesture is made with.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts places.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the gesture; it is not called here.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Tells the gesture of changes; it is not called here.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Told that the gesture happens; it is not called here.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the object that the gesture tells of changes; it is not called here.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture of UIKit is made with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// Converts places.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The object that the gesture tells of changes.
  public let coordinator: Representable.Coordinator
}

/// Converts places of a gesture of UIKit. Without touches, there are none.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in the view, in points.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture is in the view, in points.
  public var localTranslation: CGPoint? { nil }
  /// How fast the gesture is in the view, in points a second.
  public var localVelocity: CGPoint? { nil }

  /// Where the gesture is in a space, in points.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// How far the gesture is in a space, in points.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// How fast the gesture is in a space, in points a second.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// A point of the view in a space.
  public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    localPoint
  }
  /// A point of all in the view.
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    globalPoint
  }
}

nonisolated extension View {
  /// Adds a gesture of UIKit. Accepted without effect: it does not happen.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
