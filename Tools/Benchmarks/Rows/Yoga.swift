import Foundation
import Glibc

/// Yoga, in the small library that Tools/benchmark compiles from a checkout of it.
struct Yoga {
  /// The error for a missing library.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no Yoga; set CALQUE_YOGA_SOURCE to a checkout of it" }
  }

  private typealias Build =
    @convention(c) (UnsafePointer<Double>?, Int32, Int32) -> UnsafeMutableRawPointer?
  private typealias Layout = @convention(c) (UnsafeMutableRawPointer?, Double) -> Double
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let build: Build
  private let layout: Layout
  private let free: Free

  init() throws {
    guard let path = ProcessInfo.processInfo.environment["CALQUE_YOGA"],
      let library = dlopen(path, RTLD_NOW), let build = dlsym(library, "peer_yoga_build"),
      let layout = dlsym(library, "peer_yoga_layout"), let free = dlsym(library, "peer_yoga_free")
    else { throw Missing() }
    self.build = unsafeBitCast(build, to: Build.self)
    self.layout = unsafeBitCast(layout, to: Layout.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// A column of padded rows of texts.
  final class Tree {
    private let yoga: Yoga
    private let root: UnsafeMutableRawPointer?

    /// - Parameter widths: The widths of the texts, which outlive the tree.
    init(_ yoga: Yoga, widths: UnsafeBufferPointer<Double>, columns: Int) {
      self.yoga = yoga
      root = yoga.build(widths.baseAddress, Int32(widths.count / columns), Int32(columns))
    }

    deinit { yoga.free(root) }

    /// Lays the tree out in a width.
    ///
    /// - Returns: The height.
    func layOut(width: Double) -> Double { yoga.layout(root, width) }
  }
}
