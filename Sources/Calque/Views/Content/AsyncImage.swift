public import Foundation

/// How far an ``AsyncImage`` is.
public enum AsyncImagePhase: Sendable {
  /// It is not loaded yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded while the view is there, by the loader that the host is given:
/// ``EnvironmentValues/imageLoader``.
public struct AsyncImage<Content> {
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var loader
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  private nonisolated init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View where Content: View {
  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - url: Where it comes from; without one it stays empty.
  ///   - scale: Pixels in a point.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url, scale, Transaction()) { $0.image ?? .waiting }
  }

  /// Makes a picture that is changed, and something in its place until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, scale, Transaction()) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Makes a picture of how far it is.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale, transaction, content)
  }

  /// What is shown of the picture now.
  public var body: some View {
    content(phase)
      .task(id: url) { @MainActor in
        guard let url else { return }
        do {
          let data = try await loader(url)
          guard !Task.isCancelled else { return }
          guard let image = Image(encoded: data, scale: scale) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
          }
          show(.success(image))
        } catch {
          if !Task.isCancelled { show(.failure(error)) }
        }
      }
  }

  private func show(_ new: AsyncImagePhase) {
    withTransaction(transaction) { phase = new }
  }
}

/// Loads the bytes of pictures for ``AsyncImage``.
public struct AsyncImageLoader: Sendable {
  private let load: @Sendable (URL) async throws -> Data

  /// Makes a loader.
  public init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

  /// Reads files, and fails for what is elsewhere: pictures do not depend on the network.
  public static let files = AsyncImageLoader { url in
    guard url.isFileURL else {
      throw CocoaError(
        .fileReadUnsupportedScheme,
        userInfo: [
          NSURLErrorKey: url,
          NSDebugDescriptionErrorKey: "Set imageLoader in the environment to load \(url)",
        ])
    }
    return try Data(contentsOf: url)
  }

  /// Loads the bytes of a picture.
  public func callAsFunction(_ url: URL) async throws -> Data { try await load(url) }
}

private let imageLoaderSlot = EnvironmentSlot<AsyncImageLoader>()

extension EnvironmentValues {
  /// What loads the pictures of ``AsyncImage``; files only, unless the host says otherwise.
  public var imageLoader: AsyncImageLoader {
    get { self[imageLoaderSlot] ?? .files }
    set { self[imageLoaderSlot] = newValue }
  }
}

extension Image {
  /// A pixel of light grey, which fills what it is proposed.
  fileprivate static let waiting: Image = {
    let bytes = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mN4+vQVAAVnAr"
        + "WqW/LyAAAAAElFTkSuQmCC")
    return (bytes.flatMap { Image(encoded: $0) } ?? Image(systemName: "photo")).resizable()
  }()
}
