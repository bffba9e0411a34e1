/// Which form of a symbol is shown: filled, in a shape, with a slash.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init(_ enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The form that the name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(.circle)
  /// In a square.
  public static let square = SymbolVariants(.square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(.rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The same in a circle.
  public var circle: SymbolVariants { with(.circle) }
  /// The same in a square.
  public var square: SymbolVariants { with(.square) }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// The same, filled.
  public var fill: SymbolVariants { with(.fill) }
  /// The same with a slash.
  public var slash: SymbolVariants { with(.slash) }

  /// Whether these variants include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// These variants with those of another value; its shape counts if it has one.
  func with(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The names to look for, the most wanted first: a form that a symbol does not have is left out.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    let parts = name.split(separator: ".").map(String.init)
    let base = parts.filter { $0 != "fill" && $0 != "slash" && Enclosure(rawValue: $0) == nil }
    guard !base.isEmpty else { return [name] }
    let named = SymbolVariants(
      parts.dropFirst().lazy.compactMap(Enclosure.init(rawValue:)).first,
      isFilled: parts.contains("fill"), isSlashed: parts.contains("slash"))
    let wanted = named.with(self)
    let stem = base.joined(separator: ".")
    var names: [String] = []
    for isSlashed in [wanted.isSlashed, named.isSlashed] {
      for enclosure in [wanted.enclosure, named.enclosure] {
        for isFilled in [wanted.isFilled, named.isFilled] {
          let form = [
            stem, isSlashed ? "slash" : nil, enclosure?.rawValue, isFilled ? "fill" : nil,
          ]
          names.append(form.compactMap { $0 }.joined(separator: "."))
        }
      }
    }
    return names + [name]
  }
}

private let symbolVariantsSlot = EnvironmentSlot<SymbolVariants>()

extension EnvironmentValues {
  /// Which form the symbols have.
  public var symbolVariants: SymbolVariants {
    get { self[symbolVariantsSlot, default: .none] }
    set { self[symbolVariantsSlot] = newValue }
  }
}

nonisolated extension View {
  /// Has the symbols inside show a form, beside those that views around ask for. Symbols that do
  /// not have it stay as they are.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.with(variant) })
  }
}
