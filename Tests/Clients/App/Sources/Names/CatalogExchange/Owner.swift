/// Whose module this is.
public let ownerOfCatalogExchange = "app"
