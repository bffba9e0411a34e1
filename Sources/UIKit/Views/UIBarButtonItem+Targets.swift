extension UIBarButtonItem {
  /// How items look.
  public enum Style: Int, Sendable {
    /// The styles by their names.
    case plain
    case done = 2
    case prominent = 3
  }

  /// What the system has for bars.
  public enum SystemItem: Int, Sendable {
    /// The items by their names.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  /// Makes an item with a title. The method of the target is not called.
  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
  }

  /// Makes an item with a picture. The method of the target is not called.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
  }

  /// Makes an item of the system. The method of the target is not called.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
  }

  /// Makes an item that is a view.
  public convenience init(customView: UIView) { self.init() }
}
