import CCalqueICU

/// The version of the CLDR whose data the ICU of this process has, such as `42`.
package enum CLDRVersion {
  /// The version, as people write it; "?" where ICU does not tell.
  package static let current: String = {
    var major: Int32 = 0
    var minor: Int32 = 0
    guard cicu_cldr_version(&major, &minor) <= 0 else { return "?" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }()
}
