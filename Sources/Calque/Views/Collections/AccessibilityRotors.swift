// Rotors have no effect here, and are kept for tests: see ``ViewHost/setting(_:of:)``.
nonisolated extension View {
  private func rotor(_ label: Any, _ name: String) -> some View {
    modifier(SettingModifier(label, name: name))
  }

  /// Names a rotor with entries. It has no effect: nothing goes through entries here.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label, "accessibilityRotor(_:entries:)") }

  /// Names a rotor with entries by a key. It has no effect: nothing goes through entries here.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

  /// Names a rotor with entries by a string. It has no effect: nothing goes through entries here.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(verbatim: String(label)), entries: entries) }

  /// Gives a rotor of the system entries. It has no effect: nothing goes through entries here.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(systemRotor, "accessibilityRotor(_:entries:)") }

  /// Names a rotor with an entry for each value. It has no effect: nothing goes through entries
  /// here.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, "accessibilityRotor(_:entries:entryLabel:)") }

  /// Names a rotor with an entry for each value by a key. It has no effect: nothing goes through
  /// entries here.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Names a rotor with an entry for each value by a string. It has no effect: nothing goes through
  /// entries here.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: String(rotorLabel)), entries: entries, entryLabel: entryLabel)
  }

  /// Gives a rotor of the system an entry for each value. It has no effect: nothing goes through
  /// entries here.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor, "accessibilityRotor(_:entries:entryLabel:)") }

  /// Names a rotor with an entry for each value. It has no effect: nothing goes through entries
  /// here.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, "accessibilityRotor(_:entries:entryID:entryLabel:)") }

  /// Names a rotor with an entry for each value by a key. It has no effect: nothing goes through
  /// entries here.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives a rotor of the system an entry for each value. It has no effect: nothing goes through
  /// entries here.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor, "accessibilityRotor(_:entries:entryID:entryLabel:)") }

  /// Names a rotor with an entry for each part of the view's text. It has no effect: nothing goes
  /// through entries here.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label, "accessibilityRotor(_:textRanges:)") }

  /// Names a rotor with an entry for each part of the view's text by a key. It has no effect:
  /// nothing goes through entries here.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(Text(labelKey), textRanges: textRanges) }

  /// Gives a rotor of the system an entry for each part of the view's text. It has no effect:
  /// nothing goes through entries here.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(systemRotor, "accessibilityRotor(_:textRanges:)") }

  /// Says what the entry of a rotor leads here by. It has no effect: nothing goes through entries
  /// here.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { rotor(id, "accessibilityRotorEntry(id:in:)") }
}
