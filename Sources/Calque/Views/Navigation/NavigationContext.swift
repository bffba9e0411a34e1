import CalqueLayout

/// What the views of a navigation stack share, from one evaluation to the next.
final class NavigationContext {
  /// A page above the root.
  struct Page {
    let identity: ViewIdentity
    let content: AnyView
    /// Returns to the page below.
    let dismiss: (() -> Void)?
  }

  /// A link to a view that was tapped.
  private struct Push {
    let link: ViewIdentity
    var content: AnyView
    /// Whether the page takes the place of the root.
    var isRoot = false
  }

  private let onChange: () -> Void
  /// The values of the pages, where the app does not store them.
  private var ownValues: [AnyHashable] = [] { didSet { onChange() } }
  private var pushes: [Push] = []
  /// The path that the app stores.
  var path: Binding<[AnyHashable]>?
  /// The page that the stack takes the place of, in a column of a split view.
  var replaced: NavigationPage?
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  /// - Parameter onChange: Called after a page was added or removed.
  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  // MARK: What users do

  private var values: [AnyHashable] {
    get { path?.wrappedValue ?? ownValues }
    set {
      if let path { path.wrappedValue = newValue } else { ownValues = newValue }
    }
  }

  /// Shows the page of a value.
  func push(_ value: AnyHashable) { values.append(value) }

  /// Shows a view as a page.
  func push(_ content: AnyView, of link: ViewIdentity) {
    pushes.append(Push(link: link, content: content))
    onChange()
  }

  /// Shows a view in place of the root: that of a link in another column.
  func show(_ content: AnyView, of link: ViewIdentity) {
    pushes = [Push(link: link, content: content, isRoot: true)]
    onChange()
  }

  /// The link in another column whose view takes the place of the root, if one does.
  var shownLink: ViewIdentity? {
    guard let first = pushes.first, first.isRoot else { return nil }
    return first.link
  }

  /// Shows the root again, in place of the view of a link in another column.
  func showRoot() {
    guard !pushes.isEmpty else { return }
    pushes = []
    onChange()
  }

  /// The page of a value.
  func destination(of value: AnyHashable) -> AnyView {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
      ?? AnyView(MissingDestination(value: value))
  }

  // MARK: While the pages are evaluated

  func beginEvaluation(path: Binding<[AnyHashable]>?) {
    self.path = path
    destinations = [:]
  }

  func add(_ type: Any.Type, _ destination: @escaping (AnyHashable) -> AnyView?) {
    destinations[ObjectIdentifier(type)] = destination
  }

  /// The view that a link leads to may be another one than when it was tapped.
  func update(_ link: ViewIdentity, _ content: () -> AnyView) {
    for index in pushes.indices where pushes[index].link == link {
      pushes[index].content = content()
    }
  }

  /// The page above others.
  ///
  /// - Parameters:
  ///   - count: How many pages of values and links are below.
  ///   - presented: What the page below presents.
  func page(above count: Int, presented: Page?, under identity: ViewIdentity) -> Page? {
    let values = values
    let place = identity.child(.part(.page)).child(.child(count))
    if count < values.count {
      let value = values[count]
      return Page(
        identity: place.child(id: value), content: destination(of: value),
        // The path may be shorter by now: an app changes it, and pages are dismissed twice.
        dismiss: { [weak self] in
          guard let self, count < self.values.count else { return }
          self.values.removeSubrange(count...)
        })
    }
    if let presented { return presented }
    let index = count - values.count
    guard pushes.indices.contains(index) else { return nil }
    let push = pushes[index]
    return Page(
      identity: place.child(.part(.pushedPage)).child(id: push.link), content: push.content,
      dismiss: push.isRoot
        ? nil
        : { [weak self] in
          guard let self, index < self.pushes.count else { return }
          self.pushes.removeSubrange(index...)
          self.onChange()
        })
  }
}

extension ViewIdentity.Part {
  fileprivate static let page = Self("navigationPage")
  fileprivate static let pushedPage = Self("pushedPage")
}

/// The page of a value that no destination takes; SwiftUI shows a symbol there, too.
private struct MissingDestination {
  let value: AnyHashable
}

extension MissingDestination: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emitter.report(
      ViewDiagnostic(
        .missingDestination,
        "there is no navigationDestination(for: \(type(of: value.base)).self) in the stack; a page of "
          + "that type shows a symbol"))
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)._emit(into: emitter)
  }
}
