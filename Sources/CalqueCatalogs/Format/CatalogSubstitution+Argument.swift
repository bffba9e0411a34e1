extension CatalogSubstitution {
  /// The number of the argument, if the file specifies one that the runtime can pass. Code that
  /// computes with the number uses this property, because ``argumentNumber`` may be any number.
  package var argument: Int? {
    argumentNumber.flatMap { FormatString.argumentNumbers.contains($0) ? $0 : nil }
  }
}
