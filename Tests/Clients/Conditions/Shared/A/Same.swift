public func first() -> Bool {
  #if os(iOS)
    true
  #else
    false
  #endif
}
