#if !canImport(Darwin)
  public import Foundation

  extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of information as Foundation writes counts of bytes: "1.5 MB".
    public struct ByteCount: Foundation.FormatStyle, Sendable {
      private var byteCount: ByteCountFormatStyle

      /// What the bytes measure, which decides whether a kilobyte has 1,000 or 1,024 bytes.
      public var style: ByteCountFormatStyle.Style {
        get { byteCount.style }
        set { byteCount.style = newValue }
      }
      /// The units that may be used.
      public var allowedUnits: ByteCountFormatStyle.Units {
        get { byteCount.allowedUnits }
        set { byteCount.allowedUnits = newValue }
      }
      /// Whether zero is written as "Zero kB".
      public var spellsOutZero: Bool {
        get { byteCount.spellsOutZero }
        set { byteCount.spellsOutZero = newValue }
      }
      /// Whether the number of bytes follows: "1.5 MB (1,500,000 bytes)".
      public var includesActualByteCount: Bool {
        get { byteCount.includesActualByteCount }
        set { byteCount.includesActualByteCount = newValue }
      }
      /// Chooses the words.
      public var locale: Locale {
        get { byteCount.locale }
        set { byteCount.locale = newValue }
      }

      /// Makes a style.
      ///
      /// - Parameters:
      ///   - style: What the bytes measure.
      ///   - allowedUnits: The units that may be used.
      ///   - spellsOutZero: Whether zero is written as "Zero kB".
      ///   - includesActualByteCount: Whether the number of bytes follows.
      ///   - locale: Chooses the words.
      public init(
        style: ByteCountFormatStyle.Style = .file,
        allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
      ) {
        byteCount = ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
      }

      /// Returns the amount as text, in whole bytes. An amount beyond the range of 64-bit integers
      /// is clamped to it.
      public func format(_ value: Measurement<UnitInformationStorage>) -> String {
        let byteCount = byteCount.locale(locale.usable)
        let bytes = value.converted(to: .bytes).value.rounded()
        guard !bytes.isNaN else { return byteCount.format(0) }
        return byteCount.format(
          Int64(exactly: bytes) ?? (bytes < 0 ? Int64.min + 1 : Int64.max))
      }

      /// Returns the same style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }
    }
  }

  extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for amounts of information.
    ///
    /// - Parameters:
    ///   - style: What the bytes are counted for.
    ///   - allowedUnits: The units that may be used.
    ///   - spellsOutZero: Whether nothing is "Zero kB".
    ///   - includesActualByteCount: Whether the number of bytes follows.
    public static func byteCount(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
      Self(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount)
    }
  }
#endif
