public import Foundation

/// How far something is.
open class UIProgressView: UIView {
  /// Where it is used.
  public enum Style: Int, Sendable {
    /// The places by their names.
    case `default`, bar
  }

  /// How far it is, from 0 to 1.
  open var progress: Float = 0
  /// The colours of both parts.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// Where it is used.
  open var progressViewStyle = Style.default

  /// Makes a view.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Says how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = min(max(progress, 0), 1)
  }
}

/// A value that is changed step by step.
open class UIStepper: UIControl {
  /// The value, the range and the step.
  open var value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100,
    stepValue: Double = 1
}

/// What people pull down to have a content made again.
open class UIRefreshControl: UIControl {
  /// Whether a content is being made.
  open private(set) var isRefreshing = false
  /// The text below.
  open var attributedTitle: NSAttributedString?

  /// A content is being made.
  open func beginRefreshing() { isRefreshing = true }
  /// The content was made.
  open func endRefreshing() { isRefreshing = false }
}

/// A date that people choose.
open class UIDatePicker: UIControl {
  /// What people choose.
  public enum Mode: Int, Sendable {
    /// The modes by their names.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The date and the range.
  open var date = Date()
  /// The range.
  open var minimumDate: Date?, maximumDate: Date?
  /// What people choose.
  open var datePickerMode = Mode.dateAndTime
  /// How people choose it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How many minutes a step has.
  open var minuteInterval = 1
  /// The languages, calendar and time zone.
  open var locale: Locale?, calendar: Calendar! = .current, timeZone: TimeZone?

  /// Says what the date is.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How people choose a date.
public enum UIDatePickerStyle: Int, Sendable {
  /// The ways by their names.
  case automatic, wheels, compact, inline
}

/// A choice by wheels.
open class UIPickerView: UIView {
  /// What says what there is to choose.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What says what choices are called.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of choices of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// What is chosen.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
  /// Has choices made again: nothing happens.
  open func reloadAllComponents() {}
  /// Has the choices of a wheel made again: nothing happens.
  open func reloadComponent(_ component: Int) {}
}

/// What says what there is to choose.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of choices of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What says what choices are called.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// What a choice is called.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The view of a choice.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Told that people choose.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// A label with what the choice is called.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A field for searches.
open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable {
    /// The styles by their names.
    case `default`, prominent, minimal
  }

  private static let proxy = UISearchBar()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UISearchBar { proxy }

  /// The text.
  open var text: String?
  /// What is shown without a text, and above the field.
  open var placeholder: String?, prompt: String?
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Colours.
  open var barTintColor: UIColor?
  /// The picture behind the field.
  open var backgroundImage: UIImage?
  /// Buttons.
  open var showsCancelButton = false, showsBookmarkButton = false, showsScopeBar = false
  /// Parts of what is searched.
  open var scopeButtonTitles: [String]?
  /// The number of the chosen part.
  open var selectedScopeButtonIndex = 0
  /// What is told of changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField()
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Which letters are capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the last key is called.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the last key reacts only with a text.
  open var enablesReturnKeyAutomatically = true
  /// Whether something is seen through.
  open var isTranslucent = true
  /// It can have the focus.
  open override var canBecomeFirstResponder: Bool { true }

  /// Says whether there is a button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// The field of a ``UISearchBar``.
open class UISearchTextField: UITextField {}

/// What is told of changes of a field for searches.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Told that the text was changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Told that the key for searches is used.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that people cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told that editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Told that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Asked whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Asked whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
}

/// A screen with a field for searches.
open class UISearchController: UIViewController {
  /// What shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told that the field comes and goes.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether people search.
  open var isActive = false
  /// Whether what is searched is less bright, and the bar is hidden.
  open var obscuresBackgroundDuringPresentation = true, hidesNavigationBarDuringPresentation = true
  /// The screen of what is found.
  open private(set) var searchResultsController: UIViewController?

  /// Makes a screen.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// What shows what is found.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Told that the text was changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told that a field for searches comes and goes.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// Told that the field comes.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Told that the field came.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Told that the field goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Told that the field went.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
