public import Calque

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context that was set around a view; nil if there is none.
  var knownModelContext: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context of the models; an empty one that nothing shows where none was set.
  public var modelContext: ModelContext {
    get { knownModelContext ?? ModelContext(ModelContainer(Schema([]))) }
    set { knownModelContext = newValue }
  }
}

nonisolated extension View {
  /// Sets the context of the models for the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container whose main context the views inside use.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(KnownContainer(container: container))
  }

  /// Makes a container for models of a class, once, and sets its main context for the views inside.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Accepted without effect: models are kept in memory.
  ///   - isAutosaveEnabled: What ``ModelContext/autosaveEnabled`` is.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Is given the container.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models of some classes, once, and sets its main context for the views
  /// inside.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Accepted without effect: models are kept in memory.
  ///   - isAutosaveEnabled: What ``ModelContext/autosaveEnabled`` is.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Is given the container.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainer(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

nonisolated extension Scene {
  /// Sets the context of the models for the views of the scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    applying { AnyView($0.modelContext(modelContext)) }
  }

  /// Sets the container whose main context the views of the scene use.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    applying { AnyView($0.modelContainer(container)) }
  }

  /// Makes a container for models of a class, once, and sets its main context for the views of the
  /// scene.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Accepted without effect: models are kept in memory.
  ///   - isAutosaveEnabled: What ``ModelContext/autosaveEnabled`` is.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Is given the container.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models of some classes, once, and sets its main context for the views of
  /// the scene.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Accepted without effect: models are kept in memory.
  ///   - isAutosaveEnabled: What ``ModelContext/autosaveEnabled`` is.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Is given the container.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    applying {
      AnyView(
        $0.modelContainer(
          for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
  }
}

private struct KnownContainer {
  let container: ModelContainer
}

extension KnownContainer: ViewModifier {
  func body(content: Content) -> some View { content.modelContext(container.mainContext) }
}

/// Makes a container at the first evaluation of its place.
private struct MadeContainer {
  final class Made {
    var container: ModelContainer?
  }

  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State var made = Made()
}

extension MadeContainer: ViewModifier {
  func body(content: Content) -> some View { content.modelContext(container.mainContext) }

  @MainActor private var container: ModelContainer {
    if let container = made.container { return container }
    let container = ModelContainer(Schema(types))
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    made.container = container
    onSetup(.success(container))
    return container
  }
}
