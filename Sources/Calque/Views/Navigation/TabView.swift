import CalqueDrawing
import CalqueLayout
import Foundation

/// Views of which one is shown, and a bar to choose them.
///
/// The views keep their state from the first time that they are shown.
public struct TabView<SelectionValue: Hashable, Content> {
  private let content: Content
  private let selection: Binding<SelectionValue>?
}

extension TabView where Content: View {
  /// Makes tabs of views that have `tabItem(_:)`. The selection is known by the views' tags.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes tabs of views that have `tabItem(_:)`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension TabView {
  /// Makes tabs. The selection is known by their values.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(content: .init(content: content()), selection: selection)
  }

  /// Makes tabs.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  )
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(content: .init(content: content()), selection: nil)
  }
}

extension TabView: View, PrimitiveView where Content: View {
  /// Writes a leaf that takes what is proposed; the tabs are made when its size is known.
  public func _emit(into emitter: ViewEmitter) {
    let storage = emitter.storage
    let selection = selection.map { selection in
      Binding<AnyHashable>(
        get: { AnyHashable(selection.wrappedValue) },
        set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }
    let state = storage.cell(at: emitter.identity.child(.part(.tabs))) {
      TabState { [weak storage] in storage?.changed("a tab view", of: WrittenAgain.shared) }
    }
    let pages = TabPages(AnyView(content), selection, state, emitter)
    emitter.emit(.geometryReader(nil), paint: TabPaint()) {
      emitter.changeParent { $0.change { $0.presentation = pages } }
    }
  }
}

/// What tabs are called in descriptions.
private final class TabPaint: PaintFacet {
  let name: LayoutName? = "TabView"
}

/// What tabs keep from one evaluation to the next.
final class TabState {
  private let onChange: () -> Void
  /// What the tab is known by that is shown, where the app does not store it.
  var selection: AnyHashable? { didSet { if selection != oldValue { onChange() } } }
  /// Whether a list of the tabs is shown that have no place in the bar.
  var showsRest = false { didSet { if showsRest != oldValue { onChange() } } }
  /// The tabs that have been shown: they keep their state.
  var visited: [AnyHashable] = []

  /// - Parameter onChange: Called after another tab was chosen.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }
}

/// What the views of a tab say of the bar.
final class TabContext {
  var bars = BarTraits()
}

private let tabContextSlot = EnvironmentSlot<TabContext>()

extension EnvironmentValues {
  /// The tabs that the views are in.
  var tabContext: TabContext? {
    get { self[tabContextSlot] }
    set {
      self[tabContextSlot] = newValue
      noteBars()
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let tabs = Self("tabs")
}
