/// Whose module this is.
public let ownerOfICU = "app"
