/// The platforms that code is compiled for.
public func platforms() -> [String] {
  var names: [String] = []
  #if os(iOS) && !os(watchOS)
    names.append("iOS")
  #endif
  #if os(macOS)
    names.append("macOS")
  #elseif os(Linux)
    names.append("Linux")
  #endif
  #if targetEnvironment(simulator)
    names.append("simulator")
  #endif
  return names
}

/// The place that the compiler knows.
public func place() -> String { "\(#fileID):\(#line)" }
