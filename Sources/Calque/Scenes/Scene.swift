import Foundation

/// A part of an app's user interface that the system shows as a window, or in another place of its
/// own.
///
/// Conform a type of your own by giving it a ``body`` that is made of other scenes. A host shows
/// the content of a window: see ``ViewHost/init(_:window:size:_:)``.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what this scene consists of.
  associatedtype Body: Scene

  /// What this scene consists of.
  @SceneBuilder var body: Body { get }

  /// Finds the window that a host shows. For the scenes of this package; the default continues with
  /// ``body``.
  func _find(with finder: SceneFinder)
}

extension Scene {
  /// Installs the state of this scene and continues with its ``Scene/body``.
  public func _find(with finder: SceneFinder) {
    finder.find(self) { $0.body }
  }
}

extension Never: Scene {}

/// A scene of this package, which has no body.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never asked for: primitive scenes are not asked for a body.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

/// The structure and behavior of an app. The attribute `@main` at the type makes it the program.
///
/// ```swift
/// let host = ViewHost(CatalogApp(), size: CGSize(width: 393, height: 852))
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder var body: Body { get }

  /// Makes the app.
  init()
}

extension App {
  /// Starts the program. There is no screen for an app here: it says so on the standard error
  /// stream and ends with status 1. Show the app with ``ViewHost/init(_:window:size:_:)``.
  public static func main() {
    let message = """
      \(Self.self) has no screen here. Show its windows with \
      ViewHost(\(Self.self)(), size: …), in a test for example.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}
