// What `import SwiftUI` brings on Apple's platforms: views, and the frameworks that SwiftUI
// itself exports. Where Apple's SwiftUI exists, depend on this product only for other platforms.

@_exported public import Calque
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers

// Apple's SwiftUI declares these; their sizes and timelines are WidgetKit's.
@_exported public import protocol WidgetKit.ControlWidget
@_exported public import protocol WidgetKit.ControlWidgetConfiguration
@_exported public import protocol WidgetKit.ControlWidgetTemplate
@_exported public import protocol WidgetKit.Widget
@_exported public import protocol WidgetKit.WidgetBundle
@_exported public import struct WidgetKit.WidgetBundleBuilder
@_exported public import protocol WidgetKit.WidgetConfiguration
