// As on Apple's platforms, where files that import OSLog use Foundation.
@_exported public import Foundation
