import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds of a clock that runs steadily.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds.
public typealias CFTimeInterval = Double
