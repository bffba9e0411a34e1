/// Consumes a result, so that the optimizer cannot remove the work that produces it.
@inline(never) func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
