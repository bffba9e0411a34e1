/// Whose module this is.
public let ownerOfCPeers = "app"
