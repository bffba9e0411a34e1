/// Whose module this is.
public let ownerOfTypesetting = "app"
