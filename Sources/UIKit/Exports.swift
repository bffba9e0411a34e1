// As on Apple's platforms, UIKit brings Foundation; views and values that it has in common with
// AppKit are in a module of their own.
@_exported public import CalqueUIFoundation
@_exported public import Foundation
