public import Foundation

/// A property of a preview.
public struct PreviewTrait<Traits>: Sendable {
  let change: @Sendable (inout PreviewSetting) -> Void
  /// Wraps the view.
  let wrap: (@MainActor (AnyView) async throws -> AnyView)?

  init(
    change: @escaping @Sendable (inout PreviewSetting) -> Void = { _ in },
    wrap: (@MainActor (AnyView) async throws -> AnyView)? = nil
  ) {
    (self.change, self.wrap) = (change, wrap)
  }
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The view fills the device.
  public static var defaultLayout: Self { layout(.device) }

  /// The preview is as large as its view, which is proposed the size of the device.
  public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

  /// The preview has a size.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    layout(.fixed(width: width, height: height))
  }

  /// The device is upright.
  public static var portrait: Self { orientation(.portrait) }
  /// The device is upside down.
  public static var portraitUpsideDown: Self { orientation(.portraitUpsideDown) }
  /// The device is on its side, turned to the left.
  public static var landscapeLeft: Self { orientation(.landscapeLeft) }
  /// The device is on its side, turned to the right.
  public static var landscapeRight: Self { orientation(.landscapeRight) }

  /// The view is modified, by data that previews share.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(wrap: { try await PreviewContexts.wrap($0, modifier) })
  }

  private static func layout(_ layout: PreviewLayout) -> Self {
    Self(change: { $0.layout = layout })
  }

  private static func orientation(_ orientation: InterfaceOrientation) -> Self {
    Self(change: { $0.orientation = orientation })
  }
}
