/// A modifier without effect: what it says is kept; see ``ViewHost/setting(_:of:)``.
package struct SettingModifier {
  let setting: ViewSetting

  /// - Parameters:
  ///   - value: What is said.
  ///   - name: The name of the modifier, with the labels of its arguments.
  package nonisolated init(_ value: Any, name: String = #function) {
    setting = ViewSetting(name: name, value: value)
  }
}

extension SettingModifier: PrimitiveModifier {
  package func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.with(SettingAnnotation(setting: setting)) { content._emit(into: emitter) }
  }
}

struct SettingAnnotation: NodeAnnotation {
  let setting: ViewSetting

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.settings.append(setting) }
  }
}
