// What Apple's module brings along.
@_exported public import Foundation
@_exported public import Observation
