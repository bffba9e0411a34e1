/// Whose module this is.
public let ownerOfCICU = "app"
