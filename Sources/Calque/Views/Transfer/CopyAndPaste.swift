nonisolated extension View {
  /// Says what the command Copy takes from the view.
  ///
  /// It has no effect: a host has no commands to copy and paste. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(SettingModifier(payload as Any, name: "copyable(_:)"))
  }

  /// Says what the command Cut takes out of the view.
  ///
  /// It has no effect: a host has no commands to copy and paste. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of what is taken.
  ///   - action: Takes it out of the app's data.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(SettingModifier(action as Any, name: "cuttable(for:action:)"))
  }

  /// Says what the command Paste does with the view.
  ///
  /// It has no effect: a host has no commands to copy and paste. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of what is pasted.
  ///   - action: Takes it over.
  ///   - validator: What can be pasted of what there is.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(SettingModifier(action as Any, name: "pasteDestination(for:action:validator:)"))
  }
}
