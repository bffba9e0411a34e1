/// Whose module this is.
public let ownerOfCMarkdown = "app"
