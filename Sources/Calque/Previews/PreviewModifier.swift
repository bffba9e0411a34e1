/// Modifies the views of previews by data that they share, such as a store of sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The shared data.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Makes the shared data, once for all previews with this type of modifier.
  static func makeSharedContext() async throws -> Context

  /// The view with the modification.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no shared data.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The view of the preview.
  public var body: some View { view }
}

/// The shared data of the preview modifiers of the program.
@MainActor
enum PreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func wrap<Modifier: PreviewModifier>(
    _ view: AnyView, _ modifier: Modifier
  ) async throws -> AnyView {
    let key = ObjectIdentifier(Modifier.self)
    let context: Modifier.Context
    if let known = contexts[key] as? Modifier.Context {
      context = known
    } else {
      context = try await Modifier.makeSharedContext()
      contexts[key] = context
    }
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}
