/// Whose module this is.
public let ownerOfInlineMarkdown = "app"
