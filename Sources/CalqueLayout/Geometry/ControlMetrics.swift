public import Foundation

/// The lengths of controls on a platform, in points.
///
/// Those of the initial values are iOS 26's, measured where the comment does not say otherwise
/// (swiftui-web, fixtures ios/layout/controls and ios/form/basic, and its notes on controls). They
/// are those of the standard text size; what contains a text grows with it.
public struct ControlMetrics: Hashable, Sendable {
  /// Between a label and its control.
  public var labelSpacing: CGFloat = 8
  /// Whether a control with a label fills the width, the control at the trailing edge.
  public var spreadsLabels = true
  /// Whether controls in the rows of lists are as high as their labels.
  public var rowsFollowLabels = true
  /// Between the lines of a label of several texts. Not measured.
  public var labelLineSpacing: CGFloat = 2
  /// Between the icon and the title of a label.
  public var iconSpacing: CGFloat = 8
  /// Whether a form has columns where nothing else is said.
  public var formHasColumns = false
  /// Between two controls of a form with columns; texts keep their own distances. macOS: 6.
  public var formSpacing: CGFloat = 6
  /// Between the views of a split view; ours.
  public var splitSpacing: CGFloat = 1
  /// A switch.
  public var switches = Switch()
  /// A box with a check mark.
  public var checkbox = Checkbox()
  /// Two buttons that change a value.
  public var stepper = Stepper()
  /// A value along a track.
  public var slider = Slider()
  /// Fields for text.
  public var textField = TextField()
  /// Choices among values.
  public var picker = Picker()
  /// Buttons with a border.
  public var button = Button()
  /// Dates.
  public var date = DateLengths()
  /// Boxes, palettes and other groups.
  public var group = Group()
  /// An open menu.
  public var menu = Menu()
  /// The colours that people choose from.
  public var colors = Colors()

  /// A switch.
  public struct Switch: Hashable, Sendable {
    /// The size of the switch. 66 × 30 on iOS 26.0, 63 × 28 on 26.4.
    public var size = CGSize(width: 66, height: 30)
    /// The size of its knob.
    public var knob = CGSize(width: 38, height: 25)
    /// Between the knob and the edge.
    public var inset: CGFloat = 2.5

    /// A switch of iOS 18: 51 × 31 with a round knob 1.5 from its edge (flutter/flutter,
    /// cupertino/switch.dart).
    public static let iOS18: Switch = {
      var metrics = Switch()
      metrics.size = CGSize(width: 51, height: 31)
      metrics.knob = CGSize(width: 28, height: 28)
      metrics.inset = 1.5
      return metrics
    }()
  }

  /// A box with a check mark, as on macOS.
  public struct Checkbox: Hashable, Sendable {
    /// The side of the box.
    public var side: CGFloat = 16
    /// Between the box and the label.
    public var spacing: CGFloat = 5
    /// The radius of the corners. Not measured.
    public var radius: CGFloat = 4
    /// The thickness of the line of a box that is neither on nor off. Not measured.
    public var mark: CGFloat = 2
    /// Whether a toggle is a box where nothing else is said.
    public var isDefault = false
  }

  /// Two buttons that change a value.
  public struct Stepper: Hashable, Sendable {
    /// The size of both together.
    public var size = CGSize(width: 94, height: 32)
    /// Whether the buttons are above each other.
    public var isVertical = false
    /// The thickness of the line between the buttons. Not measured.
    public var line: CGFloat = 1
    /// The radius of the corners of buttons above each other. Not measured.
    public var radius: CGFloat = 6
  }

  /// A value along a track.
  public struct Slider: Hashable, Sendable {
    /// The height of the control.
    public var height: CGFloat = 31
    /// The thickness of the track.
    public var track: CGFloat = 6
    /// The size of the knob.
    public var knob = CGSize(width: 38, height: 25)
    /// Whether the label is shown. On iOS it only tells what the value means.
    public var showsLabel = false
    /// The width where none is proposed. Not measured.
    public var idealWidth: CGFloat = 100
  }

  /// A field for text.
  public struct TextField: Hashable, Sendable {
    /// What a line of a field is higher than a line of text with the leading of its font: the sum
    /// is rounded up to a pixel.
    public var hasLeading = true
    /// Above and below the text, in a field with a round border.
    public var borderHeight: CGFloat = 4
    /// Beside the text, in a field with a round border.
    public var borderWidth: CGFloat = 7.5
    /// The radius of the border. Not measured.
    public var borderRadius: CGFloat = 6
    /// Whether a field has a round border where nothing else is said.
    public var isBordered = false
    /// Whether the label is shown in front of the field. On iOS it is the prompt.
    public var showsLabel = false
    /// The width where none is proposed. Not measured.
    public var idealWidth: CGFloat = 100
    /// Around the text of a text editor. Those of UIKit's text view, 8 and 5.
    public var editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  }

  /// A choice among values.
  public struct Picker: Hashable, Sendable {
    /// What a picker that is a menu is higher than its value.
    public var menuHeight: CGFloat = 16
    /// Beside the value of a menu.
    public var menuPadding: CGFloat = 13.5
    /// Between the value and the arrows. Not measured.
    public var indicatorSpacing: CGFloat = 5
    /// The size of the two arrows. Not measured.
    public var indicator = CGSize(width: 8, height: 14)
    /// Whether a menu has a border.
    public var isBordered = false
    /// The least height of a menu with a border.
    public var borderedHeight: CGFloat = 24
    /// The radius of the corners of a menu with a border. Not measured.
    public var borderedRadius: CGFloat = 6
    /// The height of a row of segments.
    public var segmentHeight: CGFloat = 31
    /// The size of the titles of segments, which are of medium weight.
    public var segmentFontSize: CGFloat = 13
    /// What a segment is wider than the widest title.
    public var segmentPadding: CGFloat = 20
    /// Around the chosen segment. Not measured.
    public var segmentInset: CGFloat = 2
    /// Whether segments fill the width.
    public var segmentsFill = true
    /// The height of a wheel, and of a row of it: UIKit's picker view, 216 and 32.
    public var wheelHeight: CGFloat = 216
    /// The height of a row of a wheel.
    public var wheelRow: CGFloat = 32
    /// The diameter of a radio button. macOS: 16.
    public var radioSize: CGFloat = 16
    /// Between a radio button and its title. macOS: 5.
    public var radioSpacing: CGFloat = 5
    /// Between radio buttons. macOS: 6.
    public var radioLineSpacing: CGFloat = 6
    /// The size of the check mark of a row (UIKit).
    public var checkmark = CGSize(width: 19, height: 18)
    /// Around the line of the check mark, inside of its size. Not measured.
    public var checkmarkInset: CGFloat = 3
    /// Between the content of a row and its check mark; that of list rows and their accessories.
    public var checkmarkSpacing: CGFloat = 8
  }

  /// A button with a border.
  public struct Button: Hashable, Sendable {
    /// Beside the label.
    public var width: CGFloat = 12
    /// Above and below the label.
    public var height: CGFloat = 7
    /// The least height.
    public var leastHeight: CGFloat = 0
    /// The radius of the corners; nil is a capsule.
    public var radius: CGFloat?
    /// What is added beside, and above and below the label in other sizes. Not measured: UIKit's
    /// configurations before iOS 26.
    public var sizes = Sizes()
    /// The radius of the corners of a card. Not measured.
    public var cardRadius: CGFloat = 10
    /// Beside, and above and below the label of a button in a bar of accessories. Not measured.
    public var accessory = CGSize(width: 6, height: 2)

    /// The padding of buttons of other sizes.
    public struct Sizes: Hashable, Sendable {
      /// Mini and small buttons.
      public var small = CGSize(width: 10, height: 4)
      /// Large buttons.
      public var large = CGSize(width: 20, height: 14)
    }
  }

  /// A date.
  public struct DateLengths: Hashable, Sendable {
    /// Beside the text of a field.
    public var padding: CGFloat = 13.5
    /// What a field is higher than its text: 38.5 where a line is 24.5.
    public var height: CGFloat = 14
    /// Between the date and the time.
    public var spacing: CGFloat = 5
    /// The radius of the corners.
    public var radius: CGFloat = 8
    /// The side of a day of a calendar. UIKit: 44 in a width of 320.
    public var day: CGFloat = 44
    /// The height of the head of a calendar. Not measured.
    public var header: CGFloat = 44
    /// The height of the names of the days of the week. Not measured.
    public var weekdays: CGFloat = 20
    /// The size of the arrows to other months. Not measured.
    public var arrow = CGSize(width: 8, height: 15)
    /// The size of the arrow beside the name of the month. Not measured.
    public var titleArrow = CGSize(width: 6, height: 11)
    /// How opaque the circle of a chosen day is that is not today. By its looks.
    public var chosenOpacity = 0.15
    /// Whether a field opens a calendar where nothing else is said.
    public var opensCalendar = true
  }

  /// A box around views.
  public struct Group: Hashable, Sendable {
    /// Around the content. Not measured on iOS: UIKit's and SwiftUI's usual distance.
    public var padding: CGFloat = 16
    /// Between the label and the content.
    public var labelSpacing: CGFloat = 8
    /// The radius of the corners.
    public var radius: CGFloat = 8
    /// Whether the label is outside of the box.
    public var labelIsOutside = false
    /// From the leading edge to a label outside of the box.
    public var labelInset: CGFloat = 0
    /// Between the parts of a view for missing content.
    public var unavailableSpacing: CGFloat = 12
    /// The height of a symbol of such a view. UIKit's configuration is about 48.
    public var unavailableIcon: CGFloat = 48
    /// The diameter of a colour well (UIKit's is 28).
    public var colorWell: CGFloat = 28
    /// The thickness of the ring of a colour well, and what is between its edge and the colour. By
    /// their looks.
    public var colorRing: CGFloat = 3
    /// See above.
    public var colorInset: CGFloat = 5
  }

  /// The button of a menu.
  public struct Menu: Hashable, Sendable {
    /// Whether an arrow follows the label.
    public var hasIndicator = false
  }

  /// The colours that people choose from. Not measured; by the looks of iOS.
  public struct Colors: Hashable, Sendable {
    /// The height of a colour.
    public var cell: CGFloat = 26
    /// The radius of the corners of all of them together.
    public var radius: CGFloat = 10
    /// Between them and the other controls.
    public var spacing: CGFloat = 12
    /// Around all.
    public var margin: CGFloat = 20
  }

  /// Makes the lengths of iOS.
  public init() {}

  /// The lengths of iOS 26.
  public static let iOS = ControlMetrics()
}
