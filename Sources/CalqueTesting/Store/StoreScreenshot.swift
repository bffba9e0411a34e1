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
/// wrapped by its language. On a wide picture with a tall screen, as Google Play's feature graphic,
/// it is in front of the frame. The screen is laid out at the size of the device, and then made
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

  /// Whether the caption is beside the frame: a tall screen on a wide picture.
  private var isBeside: Bool {
    size.points.width > size.points.height && size.screen.width < size.screen.height
  }

  /// The shorter side of the picture, which letters and margins are parts of.
  private var side: CGFloat { min(size.points.width, size.points.height) }
  /// The space beside the frame, on each side.
  private var margin: CGFloat { side * 0.09 }

  /// The space of the caption.
  private var captionSize: CGSize {
    isBeside
      ? CGSize(width: size.points.width * 0.55, height: size.points.height)
      : CGSize(width: size.points.width, height: size.points.height * 0.17)
  }

  /// The factor that makes the screen fit below the caption, or beside it.
  private var factor: CGFloat {
    let room =
      isBeside
      ? CGSize(
        width: size.points.width - captionSize.width - margin,
        height: size.points.height - 2 * margin)
      : CGSize(
        width: size.points.width - 2 * margin,
        height: size.points.height - captionSize.height - margin)
    return min(room.width / size.screen.width, room.height / size.screen.height)
  }

  /// The caption above the frame; in front of it on a wide picture with a tall screen.
  public var body: some View {
    let layout =
      isBeside ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      caption
        .font(.system(size: side * (isBeside ? 0.11 : 0.07), weight: .bold))
        .foregroundStyle(captionColor)
        .multilineTextAlignment(isBeside ? .leading : .center)
        .lineLimit(isBeside ? 4 : 3)
        .minimumScaleFactor(0.6)
        .padding(.horizontal, margin)
        .frame(
          width: captionSize.width, height: captionSize.height,
          alignment: isBeside ? .leading : .center)
      device
      Spacer(minLength: 0)
    }
    .frame(width: size.points.width, height: size.points.height)
    .background { background.frame(width: size.points.width, height: size.points.height) }
  }

  /// Whether the screen is that of a phone, one of whose sides is much longer than the other one
  /// and which has few points on the shorter one.
  private var isPhone: Bool {
    let (short, long) = (
      min(size.screen.width, size.screen.height), max(size.screen.width, size.screen.height)
    )
    return long > short * 1.7 && short < 500
  }

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
