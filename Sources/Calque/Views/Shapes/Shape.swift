public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// A shape that can be filled, stroked or clipped to. As a view, it is filled with the foreground.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle that begins at (0, 0); x grows to the right.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal. The default takes the proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is drawn the other way round where the layout runs from right to left. The
  /// default is that it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The proposal; 10 where nothing is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Never asked for: shapes write themselves.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }

  /// Writes the shape, filled with the foreground.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(self, style: emitter.environment.foregroundPaint)
  }
}

extension Shape {
  /// The outline in a rectangle of the drawing. Shapes know their own coordinates only, which begin
  /// at (0, 0): many make their outlines of widths and heights.
  nonisolated func outline(in rect: CGRect) -> Path {
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    return rect.origin == .zero ? path : path.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape that can be drawn smaller than its rectangle.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of this package that takes whatever it is proposed.
protocol FlexibleShape: Shape {}

extension ViewEmitter {
  /// Writes a shape as a leaf.
  func emit<S: Shape>(
    _ shape: S, style: _StylePaint, fill: FillStyle = FillStyle(), stroke: StrokeStyle? = nil
  ) {
    guard let shape = connected(shape) else { return }
    check(style.rgba, stroke)
    placeReports(of: "Shape")
    let paint = ShapePaint(
      ShapeOutline(shape: shape), style: style, fill: fill, stroke: stroke,
      isMirrored: shape.layoutDirectionBehavior.isMirrored(in: environment.layoutDirection))
    let element: LayoutElement =
      if shape is any FlexibleShape {
        .flexibleLeaf
      } else if shape is Circle {
        .squareLeaf
      } else {
        .measured(ShapeLeaf { shape.sizeThatFits($0) })
      }
    emit(element, paint: paint)
  }
}

/// A shape with a size of its own.
private final class ShapeLeaf: MeasuredLeaf {
  private var measure: (ProposedViewSize) -> CGSize

  init(measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
  }

  func size(for proposal: ProposedViewSize) -> CGSize { measure(proposal) }
  func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
}

extension ShapeLeaf: UpdatableLeaf {
  func update(from other: any MeasuredLeaf) -> Bool? {
    guard let other = other as? ShapeLeaf else { return nil }
    measure = other.measure
    return true
  }
}

/// The outline of a shape, whose data changes gradually.
struct ShapeOutline<S: Shape>: PaintedOutline {
  let shape: S

  func path(in rect: CGRect) -> Path { shape.outline(in: rect) }

  func mixed(from other: any PaintedOutline, by fraction: Double) -> (any PaintedOutline)? {
    guard let from = (other as? Self)?.shape, from.animatableData != shape.animatableData else {
      return nil
    }
    return ShapeOutline(shape: from.mixed(toward: shape, by: fraction))
  }
}
