/// Combines the scenes listed in a closure into one scene.
@resultBuilder
public struct SceneBuilder {
  /// Checks that an expression is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneTuple(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }

  /// The content of an `if` that asks for a version of the platform.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

private struct SceneTuple<each Content: Scene> {
  let content: (repeat each Content)
}

extension SceneTuple: PrimitiveScene {
  func _find(with finder: SceneFinder) {
    var number = 0
    for scene in repeat each content {
      finder.find(scene, number: number)
      number += 1
    }
  }
}

private struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: PrimitiveScene {
  func _find(with finder: SceneFinder) { content?._find(with: finder) }
}
