/// Whose module this is.
public let ownerOfCTypesetting = "app"
