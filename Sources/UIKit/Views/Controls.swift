public import CalqueUIFoundation
public import Foundation

/// A text.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// What it is drawn with.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Its colour.
  open var textColor: UIColor! = .label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of long lines.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// Whether the text becomes smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the text follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// How small it becomes, compared with its font.
  open var minimumScaleFactor: CGFloat = 0
}

/// A picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// How symbols look.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Makes a view of a picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something that people change.
open class UIControl: UIView {
  /// What people do with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The events by their names.
    public static let touchDown = Self(rawValue: 1), touchDownRepeat = Self(rawValue: 2),
      touchDragInside = Self(rawValue: 4), touchDragOutside = Self(rawValue: 8),
      touchDragEnter = Self(rawValue: 1 << 4), touchDragExit = Self(rawValue: 1 << 5),
      touchUpInside = Self(rawValue: 1 << 6), touchUpOutside = Self(rawValue: 1 << 7),
      touchCancel = Self(rawValue: 1 << 8), allTouchEvents = Self(rawValue: 0xfff),
      allEditingEvents = Self(rawValue: 0xf0000),
      valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13),
      editingDidBegin = Self(rawValue: 1 << 16), editingChanged = Self(rawValue: 1 << 17),
      editingDidEnd = Self(rawValue: 1 << 18), editingDidEndOnExit = Self(rawValue: 1 << 19),
      allEvents = Self(rawValue: .max)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The states by their names.
    public static let normal = Self([]), highlighted = Self(rawValue: 1),
      disabled = Self(rawValue: 2), selected = Self(rawValue: 4), focused = Self(rawValue: 8),
      application = Self(rawValue: 0xff0000)
  }

  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Where the content is in the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is in the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// What the control is like.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a finger moves on the control.
  open var isTracking: Bool { false }
  /// Whether a touch opens a menu, instead of a long touch.
  open var showsMenuAsPrimaryAction = false
  /// What is shown beside a pointer that rests.
  open var toolTip: String?

  /// Where a content is from one side to the other.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The places by their names.
    case center, left, right, fill, leading, trailing
  }

  /// Where a content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The places by their names.
    case center, top, bottom, fill
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Has an action be done.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Names the method of an object to call: it is not called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Forgets the method of an object.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Does the actions.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A button.
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// The kinds by their names.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The text.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Makes a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Says what is on the button.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// What is on the button.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Says what is on the button.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// What is on the button.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// What is left free around the content, the text and the picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero,
    imageEdgeInsets = UIEdgeInsets.zero
  /// The menu that a long touch opens.
  open var menu: UIMenu?
  /// How the button looks.
  open var configuration: Configuration?
  private var backgrounds: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]

  /// Makes a button that looks so.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Says what is behind the content of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// What is behind the content of the button.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// Says what is on the button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }

  /// What is on the button.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// What is on the button in its state.
  open var currentTitle: String? { title(for: state) }
  /// What is on the button in its state.
  open var currentImage: UIImage? { image(for: state) }

  /// Says what colour the text has.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// What colour the text has.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Says how a symbol looks on the button: nothing happens.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Has the look made again: nothing happens.
  open func setNeedsUpdateConfiguration() {}
}

/// On or off.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  open var onTintColor: UIColor?

  /// Says whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A value from a range.
open class UISlider: UIControl {
  /// The value and the range.
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1
  /// Colours of its parts.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?

  /// Says what the value is.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A choice of a few.
open class UISegmentedControl: UIControl {
  /// The number of the chosen one.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen one.
  open var selectedSegmentTintColor: UIColor?

  /// Says how texts look: nothing happens.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
}

/// Dots for pages.
open class UIPageControl: UIControl {
  /// The number of pages, and of the one that is shown.
  open var numberOfPages = 0, currentPage = 0
  /// Colours of dots.
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
}

/// A sign that something happens.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium
  /// Its colour.
  open var color: UIColor! = .gray
  /// Whether it is hidden when nothing happens.
  open var hidesWhenStopped = true
  /// Whether something happens.
  open private(set) var isAnimating = false

  /// Makes an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// A sign that something happens.
  open func startAnimating() { isAnimating = true }

  /// Nothing happens any more.
  open func stopAnimating() { isAnimating = false }
}

// It and its subclasses have no state that changes.
/// An effect on what is behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The kinds of blurs.
  public enum Style: Int, Sendable {
    /// The kinds by their names.
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial,
      systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// What is in front.
  public let contentView = UIView()

  /// Makes a view.
  public init(effect: UIVisualEffect? = nil) {
    super.init(frame: .zero)
    self.effect = effect
  }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
