import CalqueDiagnostics

/// Reads the file at a path. Threads may call it at the same time.
typealias FileContents = @Sendable (String) -> Result<[UInt8], FileError>
