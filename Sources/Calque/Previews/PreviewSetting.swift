/// How a preview is shown: what traits and modifiers said.
struct PreviewSetting {
  var name: String?
  var layout = PreviewLayout.device
  var device: PreviewDevice?
  var orientation = InterfaceOrientation.portrait
  var context: (any PreviewContext)?
}

/// Says how a preview is shown, which is read when the preview is found.
struct PreviewAnnotation: NodeAnnotation {
  let change: (inout PreviewSetting) -> Void
}

nonisolated extension View {
  /// Sets the size of the preview that this view is. It has no effect in other places.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    preview { $0.layout = value }
  }

  /// Names the preview that this view is. It has no effect in other places.
  public func previewDisplayName(_ value: String?) -> some View {
    preview { $0.name = value }
  }

  /// Sets the device of the preview that this view is. It has no effect in other places.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    preview { $0.device = value }
  }

  /// Sets how the device is held of the preview that this view is. It has no effect in other
  /// places.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }

  /// Gives data to the program that shows the preview that this view is. It has no effect in other
  /// places.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    preview { $0.context = value }
  }

  private func preview(_ change: @escaping (inout PreviewSetting) -> Void) -> some View {
    modifier(AnnotationModifier(PreviewAnnotation(change: change)))
  }
}
