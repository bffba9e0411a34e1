/// Calls a function of another copy.
public func second() -> Bool { first() }
