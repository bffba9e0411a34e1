/// One `%…` of a format that takes an argument.
public struct FormatSpecifier: Sendable, Hashable {
  /// A width or a precision.
  public enum Size: Sendable, Hashable {
    /// The format does not specify it.
    case unspecified
    /// The number in the format.
    case fixed(Int)
    /// `*` or `*2$`: the value of the integer argument with this number, counted from 1.
    case argument(Int)
  }

  /// How a value is padded and signed.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// A bit for each member.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `-`: padding goes after the value.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: positive numbers have a plus sign.
    public static let plusSign = Flags(rawValue: 2)
    /// A space: positive numbers have a leading space.
    public static let space = Flags(rawValue: 4)
    /// `0`: padding is zeros.
    public static let zeroPadded = Flags(rawValue: 8)
    /// `#`: the alternate form. CoreFoundation reads it and ignores it.
    public static let alternate = Flags(rawValue: 16)
  }

  /// The length of a number, as written.
  public enum Length: String, Sendable, Hashable {
    /// No modifier: the conversion's own type.
    case none = ""
    /// `char`, 8 bits.
    case char = "hh"
    /// `short`, 16 bits.
    case short = "h"
    /// `long`, 64 bits here.
    case long = "l"
    /// `long long`, 64 bits.
    case longLong = "ll"
    /// `quad_t`, 64 bits.
    case quad = "q"
    /// `long double`.
    case longDouble = "L"
    /// `size_t`, 64 bits here.
    case size = "z"
    /// `ptrdiff_t`, 64 bits here.
    case pointerDifference = "t"
    /// `intmax_t`, 64 bits here.
    case intMax = "j"
  }

  /// Its place, as UTF-8 offsets into the format, including the percent sign.
  public var range: Range<Int>
  /// The number of its argument as written, `2` in `%2$@`, or nil.
  public var position: Int?
  /// The place of the name of its argument, `count` in `%1$(count)lld`, or nil. String catalogs of
  /// Xcode 26 have names, of which it makes labels of functions; what it compiles has none.
  public var name: Range<Int>?
  /// The number of its argument, counted from 1: the written one, or the next one in order.
  public var argument: Int
  /// How the value is padded and signed.
  public var flags: Flags
  /// The smallest width, in characters.
  public var width: Size
  /// The digits after the point, or the maximum number of characters of a string.
  public var precision: Size
  /// The length of the number, as written.
  public var length: Length
  /// The letter at its end, in ASCII: `@ d D i u U o O x X e E f F g G a A c C s S p P n`.
  public var conversion: UInt8

  /// The type of its argument.
  public var type: FormatArgumentType {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      length == .longDouble ? .longDouble : .double
    case UInt8(ascii: "c"): .character
    case UInt8(ascii: "C"): .utf16Unit
    case UInt8(ascii: "s"), UInt8(ascii: "P"): .cString
    case UInt8(ascii: "S"): .utf16String
    case UInt8(ascii: "p"), UInt8(ascii: "n"): .pointer
    default:
      switch length {
      case .none, .char, .short: isUnsigned ? .uint32 : .int32
      default: isUnsigned ? .uint64 : .int64
      }
    }
  }

  /// Whether the integer is read as unsigned: `u U o O x X`.
  public var isUnsigned: Bool {
    switch conversion {
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      true
    default: false
    }
  }

  /// Whether there is a space directly in front of the letters.
  var hasSpaceBeforeLetters = false

  /// Whether it looks like a percent sign in prose, `100% of` or `70%. Of`, rather than a
  /// placeholder: a percent sign, perhaps a point or a dash, a space and a letter. If the source
  /// text is a format, the runtime treats it as a placeholder nevertheless. The same applies to the
  /// numbered placeholders of programs that replace them themselves, `%0 cores`.
  public var looksLikeProse: Bool {
    guard hasSpaceBeforeLetters, flags.isSubset(of: [.space, .zeroPadded, .leftAligned])
    else { return false }
    if case .argument = width { return false }
    return position == nil && (precision == .unspecified || precision == .fixed(0))
      && conversion != UInt8(ascii: "@")
  }
}

/// The type of argument that a placeholder takes.
public enum FormatArgumentType: String, Sendable, Hashable, CaseIterable {
  /// `%@`: an object, shown by its description.
  case object
  /// `%d`: 32 bits, signed.
  case int32
  /// `%u`: 32 bits, unsigned.
  case uint32
  /// `%lld`: 64 bits, signed.
  case int64
  /// `%llu`: 64 bits, unsigned.
  case uint64
  /// `%f`: 64 bits of floating point.
  case double
  /// `%Lf`: the platform's longest floating point.
  case longDouble
  /// `%c`: one byte of a string, passed as 32 bits.
  case character
  /// `%C`: one UTF-16 unit, passed as 32 bits.
  case utf16Unit
  /// `%s`: zero-terminated bytes.
  case cString
  /// `%S`: zero-terminated UTF-16.
  case utf16String
  /// `%p`: an address.
  case pointer

  /// A family of types that accept each other's arguments without affecting other arguments.
  public enum Family: Sendable, Hashable {
    /// An object: `%@`.
    case object
    /// A whole number.
    case integer
    /// A number with a fraction.
    case floatingPoint
    /// A C string: `%s`.
    case string
    /// An address: `%p`.
    case pointer
  }

  /// The family of the type. Types of two families never match; types of one may differ in width.
  public var family: Family {
    switch self {
    case .object: .object
    case .int32, .uint32, .int64, .uint64, .character, .utf16Unit: .integer
    case .double, .longDouble: .floatingPoint
    case .cString, .utf16String: .string
    case .pointer: .pointer
    }
  }

  /// How many bytes the argument takes on a 64-bit platform.
  public var byteCount: Int {
    switch self {
    case .int32, .uint32, .character, .utf16Unit: 4
    case .longDouble: 16
    default: 8
    }
  }

  /// Whether an argument of the other type can be passed for one of this type: the same family and
  /// the same width, which is what `CFStringCreateWithFormat` checks for validated formats.
  public func accepts(_ other: FormatArgumentType) -> Bool {
    family == other.family && byteCount == other.byteCount
      && (family != .string || self == other)
  }
}
