/// Whose module this is.
public let ownerOfRendering = "app"
