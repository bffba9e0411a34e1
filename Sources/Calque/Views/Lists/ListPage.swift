import CalqueDrawing

/// What a list is on, which needs what is painted below its rows.
protocol ListPage: AnyObject {
  /// The scroll view of the list, and the color below its rows.
  var list: (port: ScrollPort, background: RGBAColor)? { get set }
}

private let listPageSlot = EnvironmentSlot<any ListPage>()

extension EnvironmentValues {
  /// The page that lists are on.
  var listPage: (any ListPage)? {
    get { self[listPageSlot] }
    set { self[listPageSlot] = newValue }
  }
}
