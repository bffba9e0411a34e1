import Calque
import Foundation
import Testing
import UIKit

private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  let names = ["Ada", "Bea", "Cleo"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

private final class NameCell: UITableViewCell {
  override func prepareForReuse() { super.prepareForReuse() }
}

private final class Field: UITextField, UITextFieldDelegate {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string.allSatisfy(\.isNumber) }
}

private final class Confetti: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  func start(_ colors: [UIColor]) {
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: 0)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.birthRate = 4
      cell.lifetime = 7
      cell.color = color.cgColor
      cell.emissionLongitude = .pi
      cell.scaleSpeed = -0.1
      return cell
    }
    layer.addSublayer(emitter)
  }
}

private final class Overlay: UIWindow {
  let isPassing: Bool

  init(scene: UIWindowScene, isPassing: Bool) {
    self.isPassing = isPassing
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Zoom: NSObject, UIScrollViewDelegate {
  let inside = UIView()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { inside }
}

/// Views and layers of UIKit keep what they are given, as code in representables relies on.
@MainActor @Suite struct KeptValuesTests {
  @Test func `a table has the rows of its source`() {
    let (names, table) = (Names(), UITableView(frame: .zero, style: .insetGrouped))
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    (table.dataSource, table.delegate) = (names, names)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell is NameCell && cell?.textLabel?.text == "Bea")
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 2)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `each kind of scroll view has a delegate of its kind`() {
    let (scroll, zoom) = (UIScrollView(), Zoom())
    scroll.delegate = zoom
    #expect(scroll.delegate?.viewForZooming(in: scroll) === zoom.inside)
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(8, animated: false)
    #expect(scroll.zoomScale == 3)
    let text = UITextView()
    #expect(text.delegate == nil)
  }

  @Test func `a field selects and replaces parts of its text`() throws {
    let field = Field()
    field.delegate = field
    field.text = "12345"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "23" && field.offset(from: start, to: end) == 2)
    field.replace(range, withText: "é")
    #expect(field.text == "1é45")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("9")
    #expect(field.text == "9" && field.selectedTextRange?.isEmpty == true)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 12)
  }

  @Test func `a text view has a container and what is above the keyboard`() {
    let (text, bar) = (UITextView(), UIToolbar())
    text.textContainer.lineFragmentPadding = 0
    text.textContainer.maximumNumberOfLines = 2
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    text.inputAccessoryView = bar
    #expect(text.textContainer.lineFragmentPadding == 0 && text.inputAccessoryView === bar)
    #expect(NSTextContainer(size: .zero).lineFragmentPadding == 5)
  }

  @Test func `layers are in one another`() {
    let view = Confetti(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.start([.red, .green])
    #expect((view.layer.sublayers?.first as? CAEmitterLayer)?.emitterCells?.count == 2)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: view.bounds).cgPath
    shape.fillRule = .evenOdd
    view.layer.mask = shape
    view.layer.insertSublayer(CAGradientLayer(), at: 0)
    #expect(view.layer.sublayers?.first is CAGradientLayer && view.layer.mask === shape)
    for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(view.layer.sublayers?.isEmpty == true)
  }

  /// A layer keeps its middle when its bounds change, as its anchor is there.
  @Test func `the size of a layer changes about its middle`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(layer.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame.midX == 100 && layer.bounds.width == 40)
  }

  @Test func `what is done at the end of changes is done when they end`() {
    var done: [Int] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append(1) }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let layer = CALayer()
    layer.add(fade, forKey: "fade")
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append(2) }
    CATransaction.commit()
    #expect(done == [2] && layer.animationKeys() == ["fade"])
    CATransaction.commit()
    #expect(done == [2, 1])
    CATransaction.commit()
    #expect(done == [2, 1])
  }

  @Test func `points are converted between views`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    inner.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    other.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -95, y: 5))
    #expect(inner.convert(CGPoint.zero, from: other) == CGPoint(x: 95, y: -5))
    #expect(outer.hitTest(CGPoint(x: 110, y: 10), with: nil) === other)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    #expect(inner.isDescendant(of: outer) && !outer.isDescendant(of: inner))
  }

  @Test func `a button has texts, pictures and colours for its states`() {
    let button = UIButton(type: .system)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .fill
    button.setTitle("Send", for: .normal)
    button.setTitle("…", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setBackgroundImage(UIImage(systemName: "circle"), for: .highlighted)
    #expect(button.currentTitle == "Send" && button.titleColor(for: .selected) == .red)
    button.isEnabled = false
    #expect(button.state == .disabled && button.currentTitle == "…")
    #expect(button.backgroundImage(for: .normal) == nil)
    var look = UIButton.Configuration.filled()
    look.title = "Done"
    look.imagePlacement = .trailing
    var count = 0
    let done = UIButton(configuration: look, primaryAction: UIAction { _ in count += 1 })
    done.menu = UIMenu(children: [UIAction(title: "a", attributes: .destructive) { _ in }])
    done.sendActions(for: .primaryActionTriggered)
    #expect(count == 1 && done.configuration?.title == "Done" && done.menu?.children.count == 1)
  }

  @Test func `a screen has a tab, its bars and the screens around`() {
    let (tabs, screen) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UIViewController(), screen]
    tabs.addChild(screen)
    screen.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
    tabs.selectedViewController = screen
    #expect(tabs.selectedIndex == 1 && screen.tabBarController === tabs)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(screen, animated: false)
    #expect(stack.popToRootViewController(animated: true) == [screen])
    #expect(stack.viewControllers.count == 1 && screen.navigationController == nil)
    screen.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    screen.navigationItem.backButtonDisplayMode = .minimal
    stack.navigationBar.setBackgroundImage(UIImage(), for: .default)
    #expect(stack.navigationBar.backgroundImage(for: .default) != nil)
  }

  @Test func `a path says what is inside of it`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100)
  }

  @Test func `a window is in front of others by its level`() {
    let window = Overlay(scene: UIWindowScene(), isPassing: true)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001 && window.isPassing)
  }

  /// A selection may be any numbers: there is none beyond the text.
  @Test(arguments: [
    NSRange(location: NSNotFound, length: 5), NSRange(location: -3, length: .max),
    NSRange(location: 1, length: -1),
  ])
  func `a selection is in the text`(range: NSRange) throws {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = range
    let selected = try #require(view.selectedTextRange)
    #expect(view.text(in: selected)?.utf16.count ?? 9 <= 3)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
  }

  @Test func `a question has fields`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ada" }
    #expect(alert.textFields?.first?.text == "Ada")
  }

  /// Pictures that code draws are empty, and have their sizes.
  @Test func `a drawn picture has the size that was said`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    var isDrawn = false
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      isDrawn = true
    }
    #expect(image.size == CGSize(width: 30, height: 20) && isDrawn)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 5)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }

  @Test func `pictures of literals are made by name`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let image = #imageLiteral(resourceName: "no such picture")
    #expect(image.size == .zero)
  }

  @Test func `cells are made of their classes`() {
    final class Cell: UICollectionViewCell {}
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let place = IndexPath(item: 0, section: 0)
    #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: place) is Cell)
    view.selectItem(at: place, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [place])
  }

  /// There is no sandbox: what code asks for before it opens a file is given.
  @Test func `files that people choose are accessible`() throws {
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(try !#require(URL(string: "https://a.org")).startAccessingSecurityScopedResource())
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.org.example")
    #expect(folder?.lastPathComponent == "group.org.example")
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
  }
}
