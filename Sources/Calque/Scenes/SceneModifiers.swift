public import CalqueLayout
public import Combine
public import Foundation
public import Observation

/// A scene whose views have something applied to them.
private struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (AnyView) -> AnyView

  nonisolated init(_ content: Content, _ change: @escaping (AnyView) -> AnyView) {
    self.content = content
    self.change = change
  }
}

extension ModifiedScene: PrimitiveScene {
  func _find(with finder: SceneFinder) { finder.find(content, applying: change) }
}

/// A scene with commands, or without those that it has.
private struct SceneWithCommands<Content: Scene> {
  let content: Content
  let commands: (any Commands)?
  var replaces = false

  nonisolated init(_ content: Content, _ commands: (any Commands)?, replaces: Bool = false) {
    (self.content, self.commands, self.replaces) = (content, commands, replaces)
  }
}

extension SceneWithCommands: PrimitiveScene {
  func _find(with finder: SceneFinder) {
    finder.find(content, with: commands, replaces: replaces)
  }
}

nonisolated extension Scene {
  /// Applies something to the views of the scene.
  package func applying(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
    ModifiedScene(self, change)
  }

  /// Sets a value of the environment for the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Sets an observable object for the views of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(object)) }
  }

  /// Sets an observable object for the views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(self) { AnyView($0.environmentObject(object)) }
  }

  /// Changes a value of the environment for the views of the scene.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }

  /// Does something when a value has changed between two evaluations of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something when a value has changed between two evaluations of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed between two evaluations of the scene.
  @available(
    *, deprecated, message: "Use onChange with an action that takes two values or none instead"
  )
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Names the store of `@AppStorage` in the views of the scene.
  ///
  /// Accepted without effect: the host says where values are kept; see ``ViewHost/appStorage``.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Adds commands to the menus of the app; see ``ViewHost/commands``.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    SceneWithCommands(self, content())
  }

  /// Takes the commands of the scene out of the menus.
  public func commandsRemoved() -> some Scene {
    SceneWithCommands(self, nil, replaces: true)
  }

  /// Replaces the commands of the scene; see ``ViewHost/commands``.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    SceneWithCommands(self, content(), replaces: true)
  }

  /// Says how the size of windows follows their content.
  ///
  /// Accepted without effect: the host says how large a window is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says how large a window is at first.
  ///
  /// Accepted without effect: the host says how large a window is.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how large a window is at first, in points.
  ///
  /// Accepted without effect: the host says how large a window is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says where a window is at first.
  ///
  /// Accepted without effect: a host has one window.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says whether a window opens when the app starts.
  ///
  /// Accepted without effect: a host shows the window that it is asked for.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Says whether windows come back when the app starts again.
  ///
  /// Accepted without effect: a host shows the window that it is asked for.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Sets the style of windows.
  ///
  /// Accepted without effect: a host draws no frame around a window.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the style of the bars of windows.
  ///
  /// Accepted without effect: a host draws no frame around a window.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets the style of what an item in the menu bar opens.
  ///
  /// Accepted without effect: a host shows the views alone.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Sets the keys that open the window.
  ///
  /// Accepted without effect: a host has no keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Says which external events open a window.
  ///
  /// Accepted without effect: a host gets no external events.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Does something in the background when the system allows it.
  ///
  /// Accepted without effect: a host gets no background tasks.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// How the size of a window follows its content.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the scene decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// Between the least and the largest size of the content.
  public static var contentSize: Self { Self(name: "contentSize") }
  /// At least the least size of the content.
  public static var contentMinSize: Self { Self(name: "contentMinSize") }
}

/// Whether a window opens when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// As the scene decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// It opens.
  public static var presented: Self { Self(name: "presented") }
  /// It does not open.
  public static var suppressed: Self { Self(name: "suppressed") }
}

/// Whether windows come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the scene decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// They do not come back.
  public static var disabled: Self { Self(name: "disabled") }
}

/// A task that the system runs while the app is in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task that renews what the app shows.
  public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// What is done when transfers of a session are over.
  public static var urlSession: Self { Self(name: "urlSession") }
}
