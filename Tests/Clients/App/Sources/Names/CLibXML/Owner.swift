/// Whose module this is.
public let ownerOfCLibXML = "app"
