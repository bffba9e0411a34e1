import CalqueDrawing
import CalqueLayout
import Foundation

/// Pages above each other, of which the highest is shown, with a bar that has its title and leads
/// back.
///
/// `Data` is the type of the path that stores the values of the pages.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that stores its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack whose path is stored elsewhere.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: Binding(
        get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 }))
  }
}

extension NavigationStack {
  /// Makes a stack whose path is a collection of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }
}

extension NavigationStack: PrimitiveView {
  /// Writes a leaf that takes what is proposed; its pages are made when its size is known.
  public func _emit(into emitter: ViewEmitter) {
    let storage = emitter.storage
    let context = storage.cell(at: emitter.identity.child(.part(.navigation))) {
      NavigationContext { [weak storage] in
        storage?.changed("a navigation stack", of: WrittenAgain.shared)
      }
    }
    context.beginEvaluation(path: path)
    emitter.environment.ownColumn?.stack = context
    context.replaced = nil
    if emitter.environment.collapsesStack, let page = emitter.environment.navigationPage {
      page.isBarHidden = true
      emitter.concernsContainer()
      context.replaced = page
    }
    let pages = NavigationPages(context, AnyView(root), emitter)
    emitter.emit(.geometryReader(nil), paint: NavigationPaint()) {
      emitter.changeParent { $0.change { $0.presentation = pages } }
    }
  }
}

/// What a stack is called in descriptions.
private final class NavigationPaint: PaintFacet {
  let name: LayoutName? = "NavigationStack"
}

extension ViewIdentity.Part {
  fileprivate static let navigation = Self("navigation")
}
