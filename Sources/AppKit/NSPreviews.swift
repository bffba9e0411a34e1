public import Calque
import CalqueUIFoundation

/// Declares a preview of a screen of AppKit's. A ``NSHostingController`` shows its view; of all
/// others, there is a frame with the name of the type.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size and the orientation. Of two for the same property, the last one counts.
///   - body: Makes the screen.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> NSViewController
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

/// Declares a preview of a view of AppKit's. A ``NSHostingView`` shows its view; of all others,
/// there is a frame with the name of the type.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size and the orientation. Of two for the same property, the last one counts.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> NSView
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

extension Preview {
  /// Makes a preview of a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The size and the orientation. Of two for the same property, the last one counts.
  ///   - body: Makes the screen.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> NSViewController
  ) {
    self.init(name, allTraits: traits) { previewedView(of: body()) }
  }

  /// Makes a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The size and the orientation. Of two for the same property, the last one counts.
  ///   - body: Makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> NSView
  ) {
    self.init(name, allTraits: traits) { previewedView(of: body()) }
  }
}
