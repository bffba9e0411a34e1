public func second() -> Bool { first() }
