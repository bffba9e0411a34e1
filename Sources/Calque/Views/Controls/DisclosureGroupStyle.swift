import CalqueLayout
import Foundation

/// How a ``DisclosureGroup`` looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of a group in this style.
  associatedtype Body: View
  /// What a group consists of.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  /// Writes a group in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a group consists of.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the content.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with an arrow, and the content below it. In a list, label and content are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.platformMetrics.list.controls) private var controls

  /// Makes the style.
  public nonisolated init() {}

  /// A button above the content.
  public func makeBody(configuration: Configuration) -> some View {
    let arrow = IndicatorView(
      indicator: .disclosure(isExpanded: configuration.isExpanded), size: controls.disclosureSize)
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          if controls.disclosureLeads { arrow }
          configuration.label
          if !controls.disclosureLeads {
            Spacer()
            arrow
          }
        }
      }
      .buttonStyle(DisclosureButtonStyle())
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The label as it is; its whole row reacts to touches.
private struct DisclosureButtonStyle: ButtonStyle, WholeFrameButtonStyle, PlatformSizedButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

nonisolated extension View {
  /// Sets how the disclosure groups inside look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}

private let disclosureGroupStyleSlot = EnvironmentSlot<any DisclosureGroupStyle>()

extension EnvironmentValues {
  /// How disclosure groups look.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[disclosureGroupStyleSlot] ?? AutomaticDisclosureGroupStyle() }
    set { self[disclosureGroupStyleSlot] = newValue }
  }
}
