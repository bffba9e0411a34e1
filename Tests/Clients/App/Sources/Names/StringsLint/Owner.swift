/// Whose module this is.
public let ownerOfStringsLint = "app"
