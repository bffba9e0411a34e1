// Apple's SwiftData brings these.
@_exported public import Foundation
@_exported public import Observation
