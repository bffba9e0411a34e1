import CCalqueICU

/// The version of the CLDR data in the ICU of this process, such as `42`.
package enum CLDRVersion {
  /// The version in its usual notation; "?" if ICU does not report it.
  package static let current: String = {
    var major: Int32 = 0
    var minor: Int32 = 0
    guard cicu_cldr_version(&major, &minor) <= 0 else { return "?" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }()
}
