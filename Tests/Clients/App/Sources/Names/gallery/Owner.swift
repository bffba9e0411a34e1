/// Whose module this is.
public let ownerOfgallery = "app"
