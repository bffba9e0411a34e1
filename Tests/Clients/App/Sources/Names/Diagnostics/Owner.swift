/// Whose module this is.
public let ownerOfDiagnostics = "app"
