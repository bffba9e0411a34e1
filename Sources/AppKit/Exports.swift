// As on macOS, AppKit brings Foundation; what it has in common with UIKit is in a module of its
// own.
@_exported public import CalqueUIFoundation
@_exported public import Foundation

/// A size.
public typealias NSSize = CGSize
/// A point.
public typealias NSPoint = CGPoint
/// A rectangle.
public typealias NSRect = CGRect
