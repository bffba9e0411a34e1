import CalqueLayout
import Foundation

/// A control of a host that a test names.
struct FoundControl<Input: InputFacet> {
  let node: HostNode
  let input: Input
}

extension ViewHost {
  /// The first control of a kind that has a name: its identifier or its label, or the identifier of
  /// a view around or inside of it. Sets ``inputFailure`` if there is none, or if it is disabled or
  /// behind something.
  func control<Input: InputFacet>(_ kind: Input.Type, _ name: String) -> FoundControl<Input>? {
    inputFailure = nil
    guard let found = shownControl(kind, name, reachable: true) else {
      let behind = shownControl(kind, name)
      fail(name, nodes { $0.identifier == name || $0.meaningLabel == name }.first)
      if let behind, inputFailure?.reason == .missing {
        inputFailure = InputFailure(
          target: "#\(name)", reason: .covered(by: cover(at: behind.node.middle)))
      }
      return nil
    }
    guard !found.input.isDisabled else {
      inputFailure = InputFailure(target: "#\(name)", reason: .disabled)
      return nil
    }
    return found
  }

  /// The first control of a kind that has a name, as above, also one that takes no input now.
  ///
  /// - Parameter reachable: Whether people must be able to reach it.
  func shownControl<Input: InputFacet>(
    _ kind: Input.Type, _ name: String, reachable: Bool = false
  ) -> FoundControl<Input>? {
    let controls = nodes(reachable: reachable) { $0.input is Input }
    let found =
      controls.first { $0.identifier == name }
      ?? controls.first { $0.meaningLabel == name }
      ?? controls.first { $0.words == name }
      ?? controls.first { ($0.input as? PickerInput)?.picker.title == name }
      ?? controls.first { control in
        control.ancestors.prefix { !($0.input is ListInput) }.contains { $0.identifier == name }
      }
      ?? controls.first { $0.hasInside(identifier: name) }
    guard let found, let input = found.input as? Input else { return nil }
    return FoundControl(node: found, input: input)
  }
}

extension HostNode {
  /// The accessibility label of the node.
  @MainActor var meaningLabel: String? { scene.draft[node].details?.meaning?.label }

  /// The text that the node shows itself.
  @MainActor var text: String? { scene.draft[node].paint?.text }

  /// The texts of the node.
  @MainActor fileprivate var words: String? { scene.draft.words(in: node) }

  @MainActor fileprivate func hasInside(identifier: String) -> Bool {
    scene.tree.children(of: node).contains { child in
      let child = HostNode(scene: scene, node: child)
      return child.identifier == identifier || child.hasInside(identifier: identifier)
    }
  }
}
