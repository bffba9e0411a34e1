/// Whose module this is.
public let ownerOfCHeap = "app"
