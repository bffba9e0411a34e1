public import Foundation

/// A preview of the program; see ``Previews``.
public struct FoundPreview: Sendable, CustomStringConvertible {
  /// The name that the preview was given.
  public let name: String?
  /// The module that declares it.
  public let module: String
  /// The type that declares it: the provider. That of a `#Preview` has no name for readers.
  public let provider: String?
  /// The module and the file of a `#Preview`. A provider does not know its file.
  public let fileID: String?
  /// The line of a `#Preview`.
  public let line: Int?
  /// The number of the preview among those of its provider, from 0.
  public let index: Int
  /// The size that the preview has.
  public let layout: PreviewLayout
  /// The device that it is for, if it names one.
  public let device: PreviewDevice?
  /// How the device is held.
  public let interfaceOrientation: InterfaceOrientation
  let contextMaker: @MainActor () -> (any PreviewContext)?
  let maker: @MainActor () async throws -> AnyView

  /// The place and the name: `App/Inbox.swift:12 "Empty"`.
  public var description: String {
    let place =
      fileID.map { "\($0):\(line ?? 0)" } ?? provider.map { "\(module).\($0)[\(index)]" } ?? module
    return name.map { "\(place) \"\($0)\"" } ?? place
  }

  /// The data that `previewContext(_:)` gave.
  @MainActor public var context: (any PreviewContext)? { contextMaker() }

  /// Makes the view.
  ///
  /// - Throws: What a ``PreviewModifier`` throws that makes the data of the preview.
  @MainActor public func makeView() async throws -> AnyView { try await maker() }

  /// The size of the device, held as the preview wants it.
  ///
  /// - Parameter size: The size of the device in points, for a preview that names none.
  public func deviceSize(_ size: CGSize = FoundPreview.defaultDeviceSize) -> CGSize {
    let size = device?.size ?? size
    guard interfaceOrientation.isLandscape, size.width < size.height else { return size }
    return CGSize(width: size.height, height: size.width)
  }

  /// The size of an iPhone 14, in points.
  public static let defaultDeviceSize = CGSize(width: 390, height: 844)

  /// Makes a host that shows the preview, in the size that its layout says.
  ///
  /// - Parameters:
  ///   - size: The size of the device in points, for a preview that names none.
  ///   - configure: Sets values of the environment, as for ``ViewHost``.
  /// - Throws: What making the view throws.
  @MainActor
  public func makeHost(
    deviceSize size: CGSize = FoundPreview.defaultDeviceSize,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> ViewHost {
    let view = try await makeView()
    if let context = context as? any HostingPreviewContext {
      return context.makeHost(view, configure)
    }
    let size = deviceSize(size)
    switch layout {
    case .device: return ViewHost(view, size: size, configure)
    case .fixed(let width, let height):
      return ViewHost(view, size: CGSize(width: width, height: height), configure)
    case .sizeThatFits:
      return ViewHost(view, proposal: ProposedViewSize(size), configure)
    }
  }
}
