/// Whose module this is.
public let ownerOfMessages = "app"
