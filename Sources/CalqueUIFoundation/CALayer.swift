public import Foundation

/// What a view of UIKit or AppKit is drawn by. It is not drawn; it keeps what it is given.
@MainActor @preconcurrency
open class CALayer {
  /// Makes a layer.
  public init() {}

  /// The layer in the layer around, in points.
  open var frame = CGRect.zero
  /// The layer in itself, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = position
      frame.size = newValue.size
      position = middle
    }
  }
  /// The middle in the layer around, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The order among the layers beside it.
  open var zPosition: CGFloat = 0
  /// The point that moves and turns are about, from 0 to 1. It is not asked.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The name.
  open var name: String?
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The radius of the corners, the width of the line around, and the shadow's, in points.
  open var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0, shadowRadius: CGFloat = 3
  /// The form of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// 0 is clear, 1 is opaque.
  open var opacity: Float = 1, shadowOpacity: Float = 0
  /// Whether nothing is seen through.
  open var isOpaque = false
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The form of the shadow.
  open var shadowPath: CGPath?
  /// Whether what is outside is cut off.
  open var masksToBounds = false
  /// Colours.
  open var backgroundColor: CGColor?, borderColor: CGColor?, shadowColor: CGColor?
  /// The picture.
  open var contents: Any?
  /// How many pixels of the picture are a point, and of the layer when it is kept as a picture.
  open var contentsScale: CGFloat = 1, rasterizationScale: CGFloat = 1
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// The layer whose opacity this one has.
  open var mask: CALayer?
  /// What happens when values change.
  open var actions: [String: any CAAction]?
  /// When the layer's time begins, how far it is on, and how fast it runs.
  open var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0, speed: Float = 1
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?
  /// The layer around.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Adds a layer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the layer around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Adds an animation: nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  /// An animation.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of the animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }

  /// Has the layer drawn again: nothing happens.
  open func setNeedsDisplay() {}
  /// Has the layers inside laid out: nothing happens.
  open func setNeedsLayout() {}
  /// Lays out the layers inside, if they have to be.
  open func layoutIfNeeded() {}
  /// Lays out the layers inside.
  open func layoutSublayers() {}
}

/// Something that happens when a value of a layer changes. It does not happen here.
@MainActor @preconcurrency
public protocol CAAction {}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The forms by their names.
  public static let circular = Self(rawValue: "circular"),
    continuous = Self(rawValue: "continuous")
}

/// Some of the corners of a layer. Y grows downwards.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corners by their names.
  public static let layerMinXMinYCorner = Self(rawValue: 1),
    layerMaxXMinYCorner = Self(rawValue: 2), layerMinXMaxYCorner = Self(rawValue: 4),
    layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// A layer with colours that change. It is not drawn; it keeps what it is given.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where they are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where they begin and end, from 0 to 1.
  open var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  /// How they change.
  open var type = CAGradientLayerType.axial
}

/// How colours change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ways by their names.
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
}

/// A layer with a path. It is not drawn; it keeps what it is given.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// Colours.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1), strokeColor: CGColor?
  /// What is inside of a path that crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Which part of the line is drawn, from 0 to 1.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// The width of the line, where dashes begin, and how far corners reach.
  open var lineWidth: CGFloat = 1, lineDashPhase: CGFloat = 0, miterLimit: CGFloat = 10
  /// The lengths of dashes and of what is between them, in points.
  open var lineDashPattern: [NSNumber]?
  /// The form of the ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
}

/// What is inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The rules by their names.
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
}

/// The form of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The forms by their names.
  public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
}

/// The form of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The forms by their names.
  public static let miter = Self(rawValue: "miter"), round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
}
