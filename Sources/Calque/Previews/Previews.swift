/// The previews of the running program: those of `#Preview`, and those of types that conform to
/// ``PreviewProvider``.
///
/// ```swift
/// for preview in Previews.all(in: "App") {
///   let host = try await preview.makeHost { $0.locale = Locale(identifier: "ar") }
///   try host.png(scale: 2).write(to: folder.appending(path: "\(preview.index).png"))
/// }
/// ```
///
/// In optimized builds, the compiler leaves out types that no code uses: there a provider is found
/// only if it is public, a class, or used. Those of `#Preview` are always found.
///
/// They are found in the program itself and in the libraries that it has loaded, on platforms whose
/// programs are ELF files, such as Linux.
@MainActor
public enum Previews {
  /// All previews: those of macros by file and line, then those of providers by name.
  public static var all: [FoundPreview] { all(in: nil) }

  /// The previews of a module.
  ///
  /// - Parameter module: The name of the module; nil for all.
  public static func all(in module: String?) -> [FoundPreview] {
    macros(in: module) + providers(in: module)
  }

  private static func macros(in module: String?) -> [FoundPreview] {
    let registries = unique(ConformingTypes.of((any PreviewRegistry).self)).compactMap {
      $0 as? any PreviewRegistry.Type
    }
    return
      registries
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
      .map { preview(of: $0) }
      .filter { module == nil || $0.module == module }
  }

  private static func preview(of registry: any PreviewRegistry.Type) -> FoundPreview {
    let made = Result { try registry.makePreview() }
    let traits = (try? made.get())?.traits ?? []
    var setting = PreviewSetting()
    for trait in traits { trait.change(&setting) }
    let fileID = registry.fileID
    return FoundPreview(
      name: (try? made.get())?.displayName,
      module: fileID.split(separator: "/").first.map(String.init) ?? "", provider: nil,
      fileID: fileID, line: registry.line, index: 0, layout: setting.layout,
      device: setting.device, interfaceOrientation: setting.orientation, contextMaker: { nil },
      maker: {
        var view = AnyView(try made.get().body())
        for trait in traits {
          if let wrap = trait.wrap { view = try await wrap(view) }
        }
        return view
      })
  }

  private static func providers(in module: String?) -> [FoundPreview] {
    unique(ConformingTypes.of((any PreviewProvider).self))
      .map { (name: String(reflecting: $0), type: $0) }
      .filter { module == nil || $0.name.hasPrefix("\(module ?? "").") }
      .sorted { $0.name < $1.name }
      .flatMap { name, type in
        (type as? any PreviewProvider.Type).map { previews(of: $0, name) } ?? []
      }
  }

  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type, _ name: String
  ) -> [FoundPreview] {
    let parts = name.split(separator: ".", maxSplits: 1)
    return PreviewSplit.settings(of: provider.previews).enumerated().map { index, setting in
      FoundPreview(
        name: setting.name, module: parts.first.map(String.init) ?? "",
        provider: parts.last.map(String.init), fileID: nil, line: nil, index: index,
        layout: setting.layout, device: setting.device, interfaceOrientation: setting.orientation,
        contextMaker: {
          let settings = PreviewSplit.settings(of: provider.previews)
          return index < settings.count ? settings[index].context : nil
        }, maker: { PreviewSplit.view(index, of: provider.previews) })
    }
  }

  private static func unique(_ types: [Any.Type]) -> [Any.Type] {
    var known: Set<ObjectIdentifier> = []
    return types.filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
