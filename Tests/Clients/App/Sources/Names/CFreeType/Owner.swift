/// Whose module this is.
public let ownerOfCFreeType = "app"
