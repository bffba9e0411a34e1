/// Compiled messages: one flat array for each kind of thing that their steps refer to.
struct MessageProgram: Sendable {
  /// The bytes of keys and literals.
  var pool: [UInt8] = []
  /// Texts that are shown as they stand, ready to be returned.
  var texts: [String] = []
  var instructions: [MessageInstruction] = []
  /// The first steps of branches; see ``PluralTargets`` and ``DeviceTargets``.
  var targets: [UInt32] = []
  var formats: [ValueFormat] = []
  var problems: [LocalizationDiagnostic.Problem] = []

  mutating func appendToPool(_ text: some StringProtocol) -> (start: UInt32, count: UInt32) {
    let start = pool.count
    pool.append(contentsOf: text.utf8)
    return (UInt32(start), UInt32(pool.count - start))
  }
}

/// The targets of a choice by plural category: one for each category, then one for the number zero.
enum PluralTargets {
  static let count = 7
  static let explicitZero = 6
  /// Stands for the missing target of an explicit zero.
  static let none = UInt32.max
}

/// The targets of a choice by device: one for each device, in the order of their declaration.
enum DeviceTargets {
  static let count = LocalizationEnvironment.Device.allCases.count
}

extension LocalizationEnvironment.Device {
  var index: Int {
    switch self {
    case .iphone: 0
    case .ipad: 1
    case .ipod: 2
    case .mac: 3
    case .applewatch: 4
    case .appletv: 5
    case .applevision: 6
    }
  }
}
