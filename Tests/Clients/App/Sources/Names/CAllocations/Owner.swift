/// Whose module this is.
public let ownerOfCAllocations = "app"
