public import Calque
import Foundation

/// A picture for a store: a screen in a frame, with a caption above it and a background.
///
/// ```swift
/// StoreScreenshot("Plan every trip", on: size) {
///   TripScreen()
/// } background: {
///   LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
/// }
/// ```
///
/// The caption is a text like any other: it is looked up in the catalogs, and is aligned and
/// wrapped by its language. The screen is laid out at the size of the device, and then made
/// smaller. ``StorePictures`` writes it in all languages.
public struct StoreScreenshot<Screen: View, Background: View>: View {
  private let caption: Text
  private let size: StoreSize
  private let screen: Screen
  private let background: Background
  private let captionColor: Color

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - caption: The key of the caption.
  ///   - size: The size of the picture and its screen.
  ///   - captionColor: The color of the caption.
  ///   - screen: Makes the screen.
  ///   - background: Makes what is behind the frame.
  public init(
    _ caption: LocalizedStringKey, on size: StoreSize, captionColor: Color = .primary,
    @ViewBuilder screen: () -> Screen, @ViewBuilder background: () -> Background
  ) {
    self.caption = Text(caption)
    self.size = size
    self.captionColor = captionColor
    self.screen = screen()
    self.background = background()
  }

  /// The part of the picture's height that the caption has.
  private var captionHeight: CGFloat { size.points.height * 0.17 }
  /// The part of the picture's width beside the frame, on each side.
  private var margin: CGFloat { size.points.width * 0.09 }

  /// The factor that makes the screen fit below the caption.
  private var factor: CGFloat {
    let room = CGSize(
      width: size.points.width - 2 * margin,
      height: size.points.height - captionHeight - margin)
    return min(room.width / size.screen.width, room.height / size.screen.height)
  }

  /// The caption above the frame.
  public var body: some View {
    VStack(spacing: 0) {
      caption
        .font(.system(size: size.points.width * 0.07, weight: .bold))
        .foregroundStyle(captionColor)
        .multilineTextAlignment(.center)
        .lineLimit(3)
        .minimumScaleFactor(0.6)
        .padding(.horizontal, margin)
        .frame(width: size.points.width, height: captionHeight)
      device
      Spacer(minLength: 0)
    }
    .frame(width: size.points.width, height: size.points.height)
    .background { background.frame(width: size.points.width, height: size.points.height) }
  }

  /// Whether the screen is that of a phone, which is much higher than wide.
  private var isPhone: Bool { size.screen.height > size.screen.width * 1.7 }

  private var device: some View {
    let side = min(size.screen.width, size.screen.height)
    let radius = side * (isPhone ? 0.11 : 0.035)
    let border = side * 0.028
    let inset = isPhone ? side * 0.07 : side * 0.03
    return
      screen
      .safeAreaPadding(EdgeInsets(top: inset, leading: 0, bottom: inset * 0.6, trailing: 0))
      .frame(width: size.screen.width, height: size.screen.height)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .padding(border)
      .background {
        RoundedRectangle(cornerRadius: radius + border).fill(Color.black)
          .shadow(color: .black.opacity(0.3), radius: border * 2, y: border)
      }
      .overlay {
        // A dark screen has a frame, too.
        RoundedRectangle(cornerRadius: radius + border).strokeBorder(
          Color(white: 0.35), lineWidth: border * 0.2)
      }
      .scaleEffect(factor * size.screen.width / (size.screen.width + 2 * border))
      .frame(width: size.screen.width * factor, height: size.screen.height * factor)
  }
}
