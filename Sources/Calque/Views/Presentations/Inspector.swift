import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Shows views beside this one while a value is true: at its trailing edge, or as a sheet where
  /// the width of the window is compact.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: AnyView(content())))
  }

  /// Says how wide the inspector is that the view is in, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(InspectorWidthModifier(width: width)).modifier(SettingModifier(width))
  }

  /// Says how wide the inspector is that the view is in, in points: people cannot change it here.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(InspectorWidthModifier(width: ideal)).modifier(SettingModifier(ideal))
  }
}

/// Views with an inspector.
private struct InspectorModifier {
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
  @Environment(\.platformMetrics.bars.inspectorWidth) private var width
  let isPresented: Binding<Bool>
  let content: AnyView
  let inspector: AnyView

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          let column = InspectorWidth(width)
          InspectorColumn(width: column) { inspector.environment(\.inspectorWidth, column) }
            .frame(maxHeight: .infinity)
        }
      }
    } else {
      let inspector = inspector
      content.modifier(PresentationModifier(isPresented, as: SheetKind()) { inspector })
    }
  }
}

/// How wide an inspector is; its views may say it.
private final class InspectorWidth {
  var value: CGFloat

  init(_ value: CGFloat) { self.value = value }
}

private let inspectorWidthSlot = EnvironmentSlot<InspectorWidth>()

extension EnvironmentValues {
  fileprivate var inspectorWidth: InspectorWidth? {
    get { self[inspectorWidthSlot] }
    set { self[inspectorWidthSlot] = newValue }
  }
}

/// Says how wide the inspector around is.
private struct InspectorWidthModifier {
  let width: CGFloat
}

extension InspectorWidthModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if let around = emitter.environment.inspectorWidth {
      around.value = max(width, 0)
      emitter.concernsContainer()
    }
    content._emit(into: emitter)
  }
}

/// Gives a view the width that it has asked for.
private struct InspectorColumn: Layout {
  let width: InspectorWidth

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = ProposedViewSize(width: width.value, height: proposal.height)
    return CGSize(
      width: width.value, height: subviews.map { $0.sizeThatFits(offer).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
