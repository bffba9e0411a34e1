public import Foundation

nonisolated extension View {
  /// Shows views beside this one while a value is true: at its trailing edge, or as a sheet where
  /// the width of the window is compact.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: AnyView(content())))
  }

  /// Says how wide the inspector is, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(SettingModifier(width))
  }

  /// Says how wide the inspector may be, in points.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(SettingModifier(ideal))
  }
}

/// Views with an inspector.
private struct InspectorModifier {
  /// The width of an inspector of iPadOS, by its looks.
  fileprivate static var width: CGFloat { 320 }

  let isPresented: Binding<Bool>
  let inspector: AnyView
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    InspectedView(isPresented: isPresented, content: AnyView(content), inspector: inspector)
  }
}

private struct InspectedView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let content: AnyView
  let inspector: AnyView

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          inspector.frame(width: InspectorModifier.width)
            .frame(maxHeight: .infinity)
        }
      }
    } else {
      let inspector = inspector
      content.modifier(PresentationModifier(isPresented, as: SheetKind()) { inspector })
    }
  }
}
