import CalqueLayout
import Foundation

/// What the views of a presentation share: how it is dismissed, and what they say of it while they
/// are evaluated.
final class PresentationContext {
  /// Has the presentation go.
  let dismiss: () -> Void
  /// What the answer does that cancels, if there is one: as Escape.
  var cancel: (() -> Void)?
  /// What the views say of the presentation.
  var traits = PresentationTraits()

  init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

/// What the views of a presentation say of it.
struct PresentationTraits {
  var detents: Set<PresentationDetent> = [.large]
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var isDismissDisabled = false
  var interaction = PresentationBackgroundInteraction.automatic
  var sizing: any PresentationSizing = AutomaticPresentationSizing()
  var adaptation = PresentationAdaptation.automatic
}

private let presentationContextSlot = EnvironmentSlot<PresentationContext>()

extension EnvironmentValues {
  /// The presentation that the views are in.
  var presentationContext: PresentationContext? {
    get { self[presentationContextSlot] }
    set { self[presentationContextSlot] = newValue }
  }

  /// Begins the views of a presentation: the values of the view that presents them stay, but what
  /// belongs to the containers around that view.
  mutating func begin(_ context: PresentationContext) {
    presentationContext = context
    (navigationPage, ownColumn, nextColumn) = (nil, nil, nil)
    beginListRows()
    isInListRow = false
    buttonCompletion = nil
    backgroundMaterial = nil
  }
}

/// Says something of the presentation that the view is in.
struct PresentationTraitModifier {
  let change: (inout PresentationTraits) -> Void

  nonisolated init(_ change: @escaping (inout PresentationTraits) -> Void) {
    self.change = change
  }
}

extension PresentationTraitModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if let context = emitter.environment.presentationContext {
      change(&context.traits)
      emitter.concernsContainer()
    }
    content._emit(into: emitter)
  }
}

extension ViewEmitter {
  /// Says that a container around depends on what the view says: where the body of the view alone
  /// is evaluated again, everything is.
  func concernsContainer() { draft.update?.failed = true }
}
