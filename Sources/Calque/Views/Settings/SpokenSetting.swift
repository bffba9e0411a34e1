/// Keeps for tests what a view says that is not shown, in the language of the views.
package struct SpokenSetting<Content: View> {
  let label: Content
  let name: String

  /// - Parameters:
  ///   - label: What says it.
  ///   - name: The name of the modifier, with the labels of its arguments.
  package nonisolated init(_ label: Content, name: String) {
    (self.label, self.name) = (label, name)
  }
}

extension SpokenSetting: PrimitiveModifier {
  package func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let outer = emitter.identity
    emitter.identity = outer.child(.part(.spoken))
    let words = emitter.words(of: label) ?? ""
    emitter.identity = outer
    let setting = ViewSetting(name: name, value: words)
    emitter.with(SettingAnnotation(setting: setting)) { content._emit(into: emitter) }
  }
}

extension ViewIdentity.Part {
  fileprivate static let spoken = Self("spokenSetting")
}
