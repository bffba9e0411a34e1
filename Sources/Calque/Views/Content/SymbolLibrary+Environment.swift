public import CalqueSymbols

private let symbolLibrarySlot = EnvironmentSlot<SymbolLibrary>()

extension EnvironmentValues {
  /// The symbols of the project, which `Image(systemName:)` draws before those that are always
  /// there.
  public var symbolLibrary: SymbolLibrary {
    get { self[symbolLibrarySlot] ?? SymbolLibrary() }
    set { self[symbolLibrarySlot] = newValue }
  }

  /// The symbol of a name, of the project or of those that are always there; nil if neither has it.
  func symbol(named name: String) -> Symbol? {
    self[symbolLibrarySlot]?.symbol(named: name) ?? Symbol(named: name)
  }
}

nonisolated extension View {
  /// Sets the symbols of the project for the images inside.
  public func symbolLibrary(_ library: SymbolLibrary) -> some View {
    modifier(EnvironmentModifier { $0.symbolLibrary = library })
  }
}
