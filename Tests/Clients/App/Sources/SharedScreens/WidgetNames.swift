import SwiftUI

/// What Apple's SwiftUI declares of widgets.
extension View {
  func shown(_ configuration: some WidgetConfiguration) -> some WidgetConfiguration {
    configuration
  }

  func isBundle(_ type: Any.Type) -> Bool { type is any WidgetBundle.Type }
}
