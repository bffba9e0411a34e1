import Calque
import CalqueDrawing
import Foundation
import Testing
import UIKit

private struct Bar: UIViewRepresentable {
  final class Coordinator: NSObject {}

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = context.coordinator.isEqual(nil)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = "a" }

  func makeCoordinator() -> Coordinator { Coordinator() }
}

private struct Plain: UIViewRepresentable {
  func makeUIView(context: UIViewRepresentableContext<Plain>) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Plain>) {}
}

private struct Sheet: UIViewControllerRepresentable {
  @Binding var isShown: Bool

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: UIHostingController(rootView: Text("a")))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Views of UIKit among views, and views in UIKit.
@MainActor
@Suite struct HostingTests {
  @Test func `a frame with the type's name takes the place of a view`() {
    let view = VStack(spacing: 0) {
      Bar().frame(height: 40).accessibilityIdentifier("bar")
      Plain().accessibilityIdentifier("plain")
      Sheet(isShown: .constant(true)).frame(width: 80, height: 20).accessibilityIdentifier("sheet")
    }
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    #expect(host.frame(of: "bar") == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(host.frame(of: "plain") == CGRect(x: 0, y: 40, width: 200, height: 40))
    #expect(host.frame(of: "sheet") == CGRect(x: 60, y: 80, width: 80, height: 20))
    for name in ["Bar", "Plain", "Sheet"] {
      #expect(host.layoutDescription.contains("\"\(name)\""))
    }
  }

  @Test func `a hosting controller is as large as its view`() {
    let text = Text("A longer text that has to be broken into several lines")
    let size = CGSize(width: 120, height: 1000)
    #expect(
      UIHostingController(rootView: text).sizeThatFits(in: size)
        == ViewHost(text, proposal: ProposedViewSize(size)).size)
  }

  @Test func `keyboards are kept for tests`() {
    let view = Text("a").keyboardType(.emailAddress).textContentType(.username)
      .accessibilityIdentifier("field")
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(host.setting("keyboardType(_:)", of: "field") as? UIKeyboardType == .emailAddress)
    #expect(
      host.setting("textContentType(_:)", of: "field") as? UITextContentType == .username)
  }

  @Test func `some corners of a rectangle are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 10, height: 10)
      ).cgPath)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
    // A circle of 10 points touches at 10 · (1 - √½), 2.93 points from the corner.
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)) && path.contains(CGPoint(x: 3.1, y: 3.1)))
  }

  @Test func `pictures keep their size`() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 40, 0, 0, 0, 20] + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    let image = try #require(UIImage(data: Data(png), scale: 2))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    #expect(image.pngData() == Data(png) && UIImage(data: Data([1])) == nil)
    let host = ViewHost(
      Image(uiImage: image).accessibilityIdentifier("it"), size: CGSize(width: 50, height: 50))
    #expect(host.frame(of: "it")?.size == image.size)
  }
}

private struct Pan: UIGestureRecognizerRepresentable {
  let moved: (CGPoint) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer()
    gesture.delegate = context.coordinator
    return gesture
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    moved(context.converter.location(in: .global))
  }

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}

/// Gestures of UIKit are accepted, and do not happen.
@MainActor @Suite struct GestureRepresentableTests {
  @Test func `a view with a gesture of UIKit is as it is without`() {
    let view = Color.red.gesture(Pan { _ in }).accessibilityIdentifier("a")
    let host = ViewHost(view, size: CGSize(width: 30, height: 20))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
