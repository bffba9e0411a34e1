/// Whose module this is.
public let ownerOfDisplayList = "app"
