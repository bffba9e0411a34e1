/// Whose module this is.
public let ownerOfLayoutCore = "app"
