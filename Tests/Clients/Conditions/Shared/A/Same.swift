/// Says whether code for iOS is compiled.
public func first() -> Bool {
  #if os(iOS)
    true
  #else
    false
  #endif
}
