/// Whose module this is.
public let ownerOfCYAML = "app"
