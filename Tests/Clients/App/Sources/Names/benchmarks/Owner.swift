/// Whose module this is.
public let ownerOfbenchmarks = "app"
