/// Whose module this is.
public let ownerOfStringCatalogs = "app"
