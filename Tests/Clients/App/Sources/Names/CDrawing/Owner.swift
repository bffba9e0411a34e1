/// Whose module this is.
public let ownerOfCDrawing = "app"
