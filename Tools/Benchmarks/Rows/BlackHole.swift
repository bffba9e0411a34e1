/// Takes a result, so that the optimizer can't leave out the work behind it.
@inline(never) func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
