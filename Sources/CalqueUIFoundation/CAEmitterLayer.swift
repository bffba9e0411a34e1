public import Foundation

/// A layer with many small pictures that move. It is not drawn; it keeps what it is given.
open class CAEmitterLayer: CALayer {
  /// The kinds of pictures.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of where pictures come from, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of where pictures come from, in points.
  open var emitterSize = CGSize.zero
  /// How far in front pictures come from, and how deep that is, in points.
  open var emitterZPosition: CGFloat = 0, emitterDepth: CGFloat = 0
  /// The form of where pictures come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in the form they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How pictures are drawn one over the other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// What the numbers of the kinds are multiplied by.
  open var birthRate: Float = 1, lifetime: Float = 1, scale: Float = 1, velocity: Float = 1,
    spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of pictures of a ``CAEmitterLayer``.
@MainActor @preconcurrency
open class CAEmitterCell {
  /// Makes a kind.
  public init() {}

  /// The name.
  open var name: String?
  /// Whether there are such pictures.
  open var isEnabled = true
  /// How many come in a second, how long each is there in seconds, and how much that varies.
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// The picture.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// How much the colour varies, and how much it changes in a second.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0,
    redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// How fast a picture is, in points a second, how much that varies, and how much it changes.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0,
    yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// The direction in radians, and how much it varies.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0,
    emissionRange: CGFloat = 0
  /// How fast a picture turns, in radians a second, and how much that varies.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The size, how much it varies, and how much it changes in a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// When pictures begin to come, for how long, and how far their time is on, in seconds.
  open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0,
    timeOffset: CFTimeInterval = 0
  /// How fast their time runs, and how often it repeats.
  open var speed: Float = 1, repeatCount: Float = 0
  /// How many pixels of the picture are a point.
  open var contentsScale: CGFloat = 1
  /// Pictures that come from each picture.
  open var emitterCells: [CAEmitterCell]?
}

/// The form of where pictures come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The forms by their names.
  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle"), cuboid = Self(rawValue: "cuboid"),
    circle = Self(rawValue: "circle"), sphere = Self(rawValue: "sphere")
}

/// Where in a form pictures come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a place of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The places by their names.
  public static let points = Self(rawValue: "points"), outline = Self(rawValue: "outline"),
    surface = Self(rawValue: "surface"), volume = Self(rawValue: "volume")
}

/// How pictures are drawn one over the other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ways by their names.
  public static let unordered = Self(rawValue: "unordered"),
    oldestFirst = Self(rawValue: "oldestFirst"), oldestLast = Self(rawValue: "oldestLast"),
    backToFront = Self(rawValue: "backToFront"), additive = Self(rawValue: "additive")
}
