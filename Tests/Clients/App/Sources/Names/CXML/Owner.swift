/// Whose module this is.
public let ownerOfCXML = "app"
