import Foundation
public import Observation

/// What views are told by their surroundings: locale, direction, fonts, colours and whatever you add
/// with an ``EnvironmentKey``.
///
/// A copy costs a reference count; the values are copied when a copy is changed.
public struct EnvironmentValues {
  private var storage: Storage

  private final class Storage {
    var values: CommonValues
    var custom: [ObjectIdentifier: Any]

    init(values: CommonValues, custom: [ObjectIdentifier: Any]) {
      self.values = values
      self.custom = custom
    }
  }

  /// Makes an environment of defaults: locale `en_US_POSIX`, left to right, GMT, light, scale 1.
  public init() {
    storage = Storage(values: CommonValues(), custom: [:])
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(values: storage.values, custom: storage.custom)
    }
  }

  /// Whether this is an unchanged copy, which is quickly told.
  func isCopy(of other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// The value of a key of yours.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The observable object of a type, if one was set.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(objectType)] as? Object }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(objectType)] = newValue
    }
  }

  /// The values of this package.
  var common: CommonValues {
    // Not a getter: that would copy all the values for one of them.
    _read { yield storage.values }
    _modify {
      makeUnique()
      yield &storage.values
    }
  }
}

/// The values of the environment that this package knows.
struct CommonValues {
  // What nobody has set is nil, so that a host can take it from its localizer and locale.
  var locale: Locale?
  var layoutDirection: LayoutDirection?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var now: Date?
  var displayScale: CGFloat = 1
  var colorScheme = ColorScheme.light
  var isEnabled = true
  var localizer: Localizer?
  var textMeasurer: TextMeasurer?
  var containerSize: CGSize?
  var containerDepth: CGFloat?
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var isLuminanceReduced = false
  var safeAreaInsets = EdgeInsets()
  var keyboardHeight: CGFloat = 0
  /// The scroll view around, if there is one.
  var scrollRegion: LayoutRegion?
  var scrollPort: ScrollPort?
  var scrollScope: ScrollScope?
  var scrollAnchors = ScrollAnchors()
  var lazyMargin: CGFloat = 0
  var contentMargins = ContentMargins()
  var listRowSpacing: CGFloat?
  var listSectionSpacing: ListSectionSpacing?
  var leastRowHeight: CGFloat?
  /// Whether the views are rows of a list: labels and values with names look different there.
  var isInListRow = false
  var platformMetrics = PlatformMetrics()
  /// Keeps what the host finds about its views.
  var diagnostics: DiagnosticCollector?
  var text = TextEnvironment()
  var styles = StyleEnvironment()
}

/// The values that say how text looks and breaks.
struct TextEnvironment {
  var font: Font?
  var fontWeight: Font.Weight?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var fontDesign: Font.Design?
  var isUnderlined = false
  var underlineColor: Color?
  var isStruckThrough = false
  var strikethroughColor: Color?
  var baselineOffset: CGFloat = 0
  var usesMonospacedDigits = false
  var lineLimit: ClosedRange<Int>?
  var truncationMode = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var tracking: CGFloat = 0
  var textCase: Text.Case?
  var dynamicTypeSize = DynamicTypeSize.large
}

/// The values that say how things are painted.
struct StyleEnvironment {
  var foreground: (any ShapeStyle)?
  var secondaryForeground: (any ShapeStyle)?
  var tertiaryForeground: (any ShapeStyle)?
  var tint: Color?
  var imageScale = Image.Scale.medium
  var labelStyle: any LabelStyle = DefaultLabelStyle()
  var labeledContentStyle: any LabeledContentStyle = AutomaticLabeledContentStyle()
  var listStyle: any ListStyle = DefaultListStyle()
  var buttonStyle: any ButtonStyle = DefaultButtonStyle()
}
