import Calque
import CalqueLayout
import Foundation
import Testing

/// A part of a screen that people know, with what they do to it.
///
/// Each is laid out and driven in English and in Arabic, and its frames are those of the other
/// direction, mirrored. The tables of parts are in the files beside this one.
struct DrivenPart: Sendable, CustomTestStringConvertible {
  let name: String
  /// The width of the window, in points.
  var width: CGFloat = 390
  /// Whether all frames are mirrored; not those of texts that follow their own direction.
  var isMirrored = true
  let view: @MainActor @Sendable () -> AnyView
  let drive: @MainActor @Sendable (ViewHost) -> Void

  var testDescription: String { name }

  init(
    _ name: String, width: CGFloat = 390, isMirrored: Bool = true,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View,
    drive: @escaping @MainActor @Sendable (ViewHost) -> Void
  ) {
    self.name = name
    self.width = width
    self.isMirrored = isMirrored
    self.view = { AnyView(view()) }
    self.drive = drive
  }

  @MainActor
  private func host(_ language: String, _ direction: LayoutDirection? = nil) -> ViewHost {
    ViewHost(view(), size: CGSize(width: width, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.timeZone = .gmt
      if let direction { $0.layoutDirection = direction }
    }
  }

  /// Does what people do, in a language.
  @MainActor
  func run(in language: String) {
    let host = host(language)
    _ = host.placedViews
    drive(host)
    let errors = host.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(name) in \(language): \(errors)")
  }

  /// Compares the frames of both directions.
  @MainActor
  func compareDirections() {
    let views = [host("en", .leftToRight), host("en", .rightToLeft)].map(\.placedViews)
    #expect(views[0].map(\.kind) == views[1].map(\.kind), "\(name)")
    guard isMirrored else { return }
    for (one, other) in zip(views[0], views[1]) {
      let mirrored = CGRect(
        x: width - one.frame.maxX, y: one.frame.minY, width: one.frame.width,
        height: one.frame.height)
      let isEqual =
        abs(mirrored.minX - other.frame.minX) < 0.001
        && abs(mirrored.minY - other.frame.minY) < 0.001
        && abs(mirrored.width - other.frame.width) < 0.001
        && abs(mirrored.height - other.frame.height) < 0.001
      #expect(isEqual, "\(name): \(one.kind) \(one.text ?? "") \(one.frame) \(other.frame)")
    }
  }
}

/// A view with a value, which it shows as `= value`.
struct Keeping<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View {
    VStack {
      content($value)
      Text(verbatim: "= \(value)")
    }
  }
}

extension ViewHost {
  /// What a ``Keeping`` shows.
  var kept: String? { shownTexts.first { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) } }
}
