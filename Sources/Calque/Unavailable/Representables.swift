// Views and controllers of UIKit and AppKit, which are on Apple's platforms alone.

/// A view of another framework.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public protocol UIViewRepresentable: View {
  /// The type of what is made.
  associatedtype UIViewType
  /// What it is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Not available.
  func makeUIView(context: Context) -> UIViewType
  /// Not available.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// What a view of another framework is made with.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public struct UIViewRepresentableContext<Representable> {}

/// A view of another framework.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public protocol UIViewControllerRepresentable: View {
  /// The type of what is made.
  associatedtype UIViewControllerType
  /// What it is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Not available.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Not available.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// What a view of another framework is made with.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public struct UIViewControllerRepresentableContext<Representable> {}

/// A view of another framework.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public protocol NSViewRepresentable: View {
  /// The type of what is made.
  associatedtype NSViewType
  /// What it is made with.
  typealias Context = NSViewRepresentableContext<Self>
  /// Not available.
  func makeNSView(context: Context) -> NSViewType
  /// Not available.
  func updateNSView(_ nsView: NSViewType, context: Context)
}

/// What a view of another framework is made with.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public struct NSViewRepresentableContext<Representable> {}

/// A view of another framework.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public protocol NSViewControllerRepresentable: View {
  /// The type of what is made.
  associatedtype NSViewControllerType
  /// What it is made with.
  typealias Context = NSViewControllerRepresentableContext<Self>
  /// Not available.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Not available.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

/// What a view of another framework is made with.
@available(*, unavailable, message: "Calque has no UIKit and no AppKit")
public struct NSViewControllerRepresentableContext<Representable> {}
