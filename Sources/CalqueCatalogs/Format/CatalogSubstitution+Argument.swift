extension CatalogSubstitution {
  /// The number of the argument, if the file gives one that the runtime can pass on. Code that computes
  /// with the number uses this one: ``argumentNumber`` may be any number at all.
  package var argument: Int? {
    argumentNumber.flatMap { FormatString.argumentNumbers.contains($0) ? $0 : nil }
  }
}
