import CalqueLayout
import Foundation
import UniformTypeIdentifiers

/// Finds the window of a scene that a host shows, and writes its content. Scenes of this package
/// talk to it in `Scene._find(with:)`; other code has no use for it.
@MainActor
public final class SceneFinder {
  private let emitter: ViewEmitter
  private let wanted: SceneWindow?
  private var changes: [(AnyView) -> AnyView] = []
  private var commands: [any Commands] = []
  private var takesCommands = true
  /// The windows that were passed over.
  private(set) var known: [SceneWindow] = []
  private(set) var isFound = false

  init(_ emitter: ViewEmitter, for wanted: SceneWindow?) {
    self.emitter = emitter
    self.wanted = wanted
  }

  /// Looks in what a scene of the user consists of.
  func find<Owner, Content: Scene>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Content)
  {
    guard !isFound else { return }
    emitter.emitBody(of: owner) { [self] in FoundScene(scene: body($0), finder: self) }
  }

  /// Looks in a scene of several.
  func find(_ scene: some Scene, number: Int) {
    guard !isFound else { return }
    let outer = emitter.identity
    emitter.identity = outer.child(.child(number))
    scene._find(with: self)
    emitter.identity = outer
  }

  /// Looks in a scene with something applied to its views.
  func find(_ scene: some Scene, applying change: @escaping (AnyView) -> AnyView) {
    changes.append(change)
    scene._find(with: self)
    changes.removeLast()
  }

  /// Writes the content of a window, if it is the wanted one.
  ///
  /// - Parameter title: What the window is called, or the label of an item in the menu bar.
  func offer(
    _ window: SceneWindow, title: AnyView? = nil, _ content: (AnyHashable?) -> AnyView?
  ) {
    guard !isFound else { return }
    known.append(window)
    guard let view = match(window) ? content(wanted?.value) : nil else { return }
    isFound = true
    let shown = ShownWindow(title: title, commands: commands, content: view)
    changes.reversed().reduce(AnyView(shown)) { $1($0) }._emit(into: emitter)
  }

  /// Looks in a scene with commands.
  ///
  /// - Parameter replaces: Whether the commands that the scene has by itself are left out.
  func find(
    _ scene: some Scene, with more: (any Commands)?, replaces: Bool
  ) {
    guard !isFound else { return }
    let outer = (commands, takesCommands)
    if takesCommands, let more { commands.append(more) }
    if replaces { takesCommands = false }
    scene._find(with: self)
    (commands, takesCommands) = outer
  }

  /// Without a wish, the first window that an app opens is shown.
  private func match(_ window: SceneWindow) -> Bool {
    guard let wanted else { return window.opensFirst }
    if let id = wanted.id { return id == window.id }
    if wanted.kind == .document {
      guard let types = window.documentTypes, let url = wanted.value?.base as? URL else {
        return false
      }
      return types.contains { UTType.of(url).conforms(to: $0) }
    }
    if let value = wanted.value { return window.valueType == type(of: value.base) }
    return wanted.kind == window.kind
  }
}

/// A window, or a wish for one.
struct SceneWindow {
  enum Kind { case window, settings, menuBarExtra, document }

  var kind = Kind.window
  var id: String?
  var value: AnyHashable?
  var valueType: Any.Type?
  /// The types of the files that the window shows, for one that shows documents.
  var documentTypes: [UTType]?
  /// Whether an app opens it when it starts.
  var opensFirst: Bool { kind == .window && valueType == nil }
}

/// A window with its title, and the commands of its scene.
private struct ShownWindow: PrimitiveView {
  let title: AnyView?
  let commands: [any Commands]
  let content: AnyView

  func _emit(into emitter: ViewEmitter) {
    emitter.storage.windowTitle = title.flatMap { emitter.words(of: $0) }
    if !commands.isEmpty {
      _ = emitter.emitUnseen {
        let finder = CommandFinder(emitter)
        for (number, commands) in commands.enumerated() { finder.find(commands, number: number) }
      }
    }
    content._emit(into: emitter)
  }
}

/// A scene as a view: what its window shows.
private struct FoundScene<Content: Scene>: PrimitiveView {
  let scene: Content
  let finder: SceneFinder

  func _emit(into emitter: ViewEmitter) { scene._find(with: finder) }
}

/// The window of a scene, as the outermost view of a host.
struct SceneView<Content>: PrimitiveView {
  let content: Content
  let wanted: SceneWindow?
  let name: String
  let find: @MainActor (Content, SceneFinder) -> Void

  func _emit(into emitter: ViewEmitter) {
    emitter.storage.windowTitle = nil
    emitter.storage.commandMenus = []
    let finder = SceneFinder(emitter, for: wanted)
    find(content, finder)
    guard !finder.isFound else { return }
    let ids = finder.known.compactMap(\.id).map { "\"\($0)\"" }.joined(separator: ", ")
    emitter.report(
      ViewDiagnostic(
        .missingWindow,
        "\(name) has no such window; those with an id are \(ids.isEmpty ? "none" : ids)"),
      of: name)
  }
}

extension ViewDiagnostic.Kind {
  /// A window that a host is to show and the app does not have.
  public static let missingWindow = Self("missingWindow", .error)
}
