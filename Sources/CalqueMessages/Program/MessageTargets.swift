/// The targets of a choice by plural category: one for each category, then one for the number zero.
package enum PluralTargets {
  package static let names = ["zero", "one", "two", "few", "many", "other"]
  package static let count = 7
  package static let explicitZero = 6
  /// Represents the missing target of an explicit zero.
  package static let none = UInt32.max
}

/// The targets of a choice by device: one for each device, in this order.
package enum DeviceTargets {
  package static let names = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision",
  ]
  package static let count = 7
}

/// The kinds of markup in a text.
package enum MarkupStep {
  /// The end of the innermost open text with attributes.
  package static let close = 0
  /// The start of a text with attributes.
  package static let open = 1
  /// A bracket follows that is not part of Markdown.
  package static let bracket = 2
}
