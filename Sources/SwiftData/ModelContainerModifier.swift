public import Calque

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context of the views; an empty one if none was set.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext(ModelContainer(types: [])) }
    set { self[ModelContextKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the context of the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the context of the views inside to that of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Makes a container for a type of models, and sets the context of the views inside to its.
  ///
  /// - Parameters:
  ///   - modelType: The type.
  ///   - inMemory: Accepted without effect: all containers are in memory.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Called with the container once, before the views inside are evaluated.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Makes a container for types of models, and sets the context of the views inside to its.
  ///
  /// - Parameters:
  ///   - modelTypes: The types.
  ///   - inMemory: Accepted without effect: all containers are in memory.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Accepted without effect.
  ///   - onSetup: Called with the container once, before the views inside are evaluated.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainerModifier(
        modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

nonisolated extension Scene {
  /// Sets the context of the scene's views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Sets the context of the scene's views to that of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    applying { AnyView($0.modelContainer(container)) }
  }

  /// Makes a container for a type of models, and sets the context of the scene's views to its. The
  /// parameters are those of the view's modifier.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Makes a container for types of models, and sets the context of the scene's views to its. The
  /// parameters are those of the view's modifier.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let modifier = MadeContainerModifier(
      modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return applying { AnyView($0.modifier(modifier)) }
  }
}

private struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }
}

private struct MadeContainerModifier: ViewModifier {
  /// Has the container of a place, as long as that exists.
  @MainActor final class Place {
    private var made: ModelContainer?

    func container(_ modifier: MadeContainerModifier) -> ModelContainer {
      if let made { return made }
      let container = ModelContainer(types: modifier.types)
      made = container
      container.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
      modifier.onSetup(.success(container))
      return container
    }
  }

  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var place = Place()

  init(
    _ types: [any PersistentModel.Type], isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    (self.types, self.isAutosaveEnabled, self.onSetup) = (types, isAutosaveEnabled, onSetup)
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, place.container(self).mainContext)
  }
}
