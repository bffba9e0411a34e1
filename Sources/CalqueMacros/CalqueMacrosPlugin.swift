import CalqueMacroExpansion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program that the compiler starts to expand `#Preview`, `@Entry`, `@Model`
/// and the other macros of this package.
///
/// It speaks the compiler's protocol itself: a package that uses it does not build swift-syntax.
@main
enum CalqueMacrosPlugin {
  static func main() {
    exit(PluginConnection().run() ? 0 : 1)
  }
}
