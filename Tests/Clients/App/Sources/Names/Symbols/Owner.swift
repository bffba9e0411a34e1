/// Whose module this is.
public let ownerOfSymbols = "app"
