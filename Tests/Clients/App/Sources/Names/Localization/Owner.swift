/// Whose module this is.
public let ownerOfLocalization = "app"
