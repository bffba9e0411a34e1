import Calque
import Foundation
import Testing

/// Extreme numbers in every numeric parameter.
@MainActor
struct ExtremeNumberTests {
  nonisolated static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300,
    -1, 0, 9.3e18, -9.3e18,
  ]

  private static let image = try? Image(
    png: ViewHost(Color.red, size: CGSize(width: 4, height: 4)).png(scale: 1))

  private static var content: some View {
    HStack {
      Text(verbatim: "Aß ب")
      Rectangle().frame(width: 9, height: 9)
    }
  }

  /// Views with a number, by the name of the parameter.
  private static func views(_ n: CGFloat) -> [(String, AnyView)] {
    sizes(n) + places(n) + paints(n) + shapes(n) + texts(n) + containers(n)
  }

  private static func sizes(_ n: CGFloat) -> [(String, AnyView)] {
    [
      ("frame", AnyView(content.frame(width: n, height: n))),
      ("min", AnyView(content.frame(minWidth: n, minHeight: n))),
      ("ideal", AnyView(content.frame(idealWidth: n, idealHeight: n).fixedSize())),
      ("max", AnyView(content.frame(maxWidth: n, maxHeight: n))),
      ("depth", AnyView(content.frame(depth: n).offset(z: n).padding3D(n))),
      ("minDepth", AnyView(content.frame(minDepth: n, idealDepth: n, maxDepth: n))),
      ("aspectRatio", AnyView(content.aspectRatio(n, contentMode: .fill))),
      ("ratio", AnyView(content.aspectRatio(CGSize(width: n, height: n), contentMode: .fit))),
      ("layoutPriority", AnyView(content.layoutPriority(Double(n)))),
      (
        "containerRelativeFrame",
        AnyView(content.containerRelativeFrame(.horizontal, count: 3, spacing: n))
      ),
      ("container length", AnyView(content.containerRelativeFrame(.vertical) { _, _ in n })),
    ]
  }

  private static func places(_ n: CGFloat) -> [(String, AnyView)] {
    let insets = EdgeInsets(top: n, leading: n, bottom: n, trailing: n)
    return [
      ("padding", AnyView(content.padding(n))),
      ("insets", AnyView(content.padding(insets))),
      ("offset", AnyView(content.offset(x: n, y: n))),
      ("position", AnyView(content.position(x: n, y: n))),
      ("safeAreaPadding", AnyView(content.safeAreaPadding(n))),
      ("safeAreaInset", AnyView(content.safeAreaInset(edge: .top, spacing: n) { Color.red })),
      ("contentMargins", AnyView(ScrollView { content }.contentMargins(n))),
      (
        "zIndex",
        AnyView(
          ZStack {
            content.zIndex(Double(n))
            Color.red
          })
      ),
      ("alignmentGuide", AnyView(VStack { content.alignmentGuide(.leading) { _ in n } })),
      ("listRowInsets", AnyView(List { content.listRowInsets(insets) })),
      ("insets at edges", AnyView(List { content.listRowInsets(.horizontal, n) })),
      ("listSectionMargins", AnyView(List { Section { content }.listSectionMargins(.all, n) })),
      ("list margins", AnyView(List { content }.listSectionMargins(.vertical, n))),
      (
        "labels",
        AnyView(
          Label("a", systemImage: "star").labelIconToTitleSpacing(n).labelReservedIconWidth(n))
      ),
      ("editor", AnyView(TextEditor(text: .constant("a")).contentMargins(.horizontal, n))),
      ("cell anchor", AnyView(Grid { content.gridCellAnchor(UnitPoint(x: n, y: n)) })),
      (
        "scroll anchor",
        AnyView(ScrollView { content }.defaultScrollAnchor(UnitPoint(x: n, y: n)))
      ),
    ]
  }

  private static func paints(_ n: CGFloat) -> [(String, AnyView)] {
    [
      ("opacity", AnyView(content.opacity(Double(n)))),
      ("scaleEffect", AnyView(content.scaleEffect(n, anchor: UnitPoint(x: n, y: 0)))),
      ("scale x", AnyView(content.scaleEffect(x: n, y: 1))),
      ("rotationEffect", AnyView(content.rotationEffect(.degrees(Double(n))))),
      ("cornerRadius", AnyView(content.cornerRadius(n))),
      ("border", AnyView(content.border(.red, width: n))),
      ("color", AnyView(Color(red: Double(n), green: 0, blue: 0, opacity: Double(n)))),
      ("P3", AnyView(Color(.displayP3, red: Double(n), green: Double(n), blue: 0))),
      ("hue", AnyView(Color(hue: Double(n), saturation: Double(n), brightness: 1))),
      ("color opacity", AnyView(Color.red.opacity(Double(n)))),
    ]
  }

  private static func shapes(_ n: CGFloat) -> [(String, AnyView)] {
    let style = StrokeStyle(lineWidth: 2, miterLimit: n, dash: [n, 1, n], dashPhase: n)
    let caps = EdgeInsets(top: n, leading: 0.1, bottom: n, trailing: n)
    return [
      ("lineWidth", AnyView(Circle().stroke(.red, lineWidth: n))),
      ("strokeBorder", AnyView(Capsule().strokeBorder(.red, lineWidth: n))),
      ("stroke style", AnyView(Rectangle().stroke(.red, style: style))),
      ("radius", AnyView(RoundedRectangle(cornerRadius: n))),
      ("corner size", AnyView(RoundedRectangle(cornerSize: CGSize(width: n, height: n)))),
      ("radii", AnyView(UnevenRoundedRectangle(topLeadingRadius: n, topTrailingRadius: 3))),
      ("inset", AnyView(Ellipse().inset(by: n))),
      ("clip", AnyView(content.clipShape(Circle().inset(by: n)))),
      ("line as a shape", AnyView(content.clipShape(Circle().stroke(lineWidth: n)))),
      ("style of a line", AnyView(Circle().stroke(style: style).fill(.red))),
      ("moved shape", AnyView(Circle().offset(x: n, y: n).fill(.red))),
      ("sized shape", AnyView(Circle().size(width: n, height: n).fill(.red))),
      ("caps", AnyView(image?.resizable(capInsets: caps))),
      ("tiles", AnyView(image?.resizable(capInsets: caps, resizingMode: .tile))),
    ]
  }

  private static func texts(_ n: CGFloat) -> [(String, AnyView)] {
    let picture = Text(Image(systemName: "star"))
    return [
      ("font size", AnyView(content.font(.system(size: n)))),
      ("custom font", AnyView(content.font(.custom("Inter", size: n)))),
      ("tracking", AnyView(content.tracking(n))),
      ("baselineOffset", AnyView(content.baselineOffset(n))),
      ("lineSpacing", AnyView(Text(verbatim: "a\nb").lineSpacing(n))),
      ("minimumScaleFactor", AnyView(content.minimumScaleFactor(n).frame(width: 5))),
      ("text", AnyView(Text(verbatim: "ab").tracking(n).baselineOffset(n).kerning(n))),
      ("picture in a text", AnyView((picture + Text(verbatim: "b")).font(.system(size: n)))),
      (
        "shrunk picture", AnyView((picture + picture).minimumScaleFactor(n).frame(width: 3))
      ),
    ]
  }

  private static func containers(_ n: CGFloat) -> [(String, AnyView)] {
    let items = [
      GridItem(.fixed(n), spacing: n), GridItem(.adaptive(minimum: n, maximum: n)),
      GridItem(.flexible(minimum: n, maximum: n)),
    ]
    return [
      ("VStack", AnyView(VStack(spacing: n) { content })),
      (
        "HStack",
        AnyView(
          HStack(spacing: n) {
            content
            content
          })
      ),
      (
        "Spacer",
        AnyView(
          HStack {
            Spacer(minLength: n)
            content
          })
      ),
      (
        "Grid",
        AnyView(
          Grid(horizontalSpacing: n, verticalSpacing: n) {
            GridRow {
              content
              content
            }
          })
      ),
      (
        "LazyVGrid",
        AnyView(
          LazyVGrid(columns: items, spacing: n) {
            content
            content
          })
      ),
      (
        "LazyVStack",
        AnyView(
          ScrollView {
            LazyVStack(spacing: n) {
              content
              content
            }
          })
      ),
    ]
  }

  @Test(arguments: extremes)
  func `no number ends the process or results in a frame that is not finite`(_ value: Double) throws
  {
    for (name, view) in Self.views(CGFloat(value)) {
      for isFixed in [true, false] {
        let host = ViewHost(view, size: CGSize(width: 24, height: 24)) {
          if isFixed { $0.textMeasurer = .fixed(advance: 5, lineHeight: 9, baseline: 7) }
        }
        for placed in host.placedViews {
          let (origin, size) = (placed.frame.origin, placed.frame.size)
          #expect(
            [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite },
            "\(name) \(value): \(placed.kind) \(placed.frame)")
        }
        do {
          #expect(try !host.png(scale: 1).isEmpty)
          #expect(try host.svg().hasSuffix("</svg>\n"))
          #expect(try host.pdf().starts(with: Data("%PDF-".utf8)))
        } catch {
          Issue.record("\(name) \(value): \(error)")
        }
      }
    }
  }

  @Test(arguments: [
    "frame", "padding", "offset", "position", "opacity", "scaleEffect", "rotationEffect", "color",
    "lineWidth", "stroke style", "tracking", "baselineOffset", "zIndex", "VStack", "aspectRatio",
  ])
  func `a replaced number is reported`(_ name: String) throws {
    let view = try #require(Self.views(.nan).first { $0.0 == name }?.1)
    let host = ViewHost(view, size: CGSize(width: 24, height: 24))
    let found = host.diagnostics.filter { $0.kind == .unusableNumber }
    #expect(!found.isEmpty && found.allSatisfy { $0.message.contains("nan") }, "\(found)")
  }

  @Test(arguments: extremes)
  func `no scale of the display ends the process`(_ value: Double) throws {
    let host = ViewHost(
      VStack {
        Image("nothing")
        Divider()
        Text(verbatim: "abc")
      }, size: CGSize(width: 24, height: 24)
    ) { $0.displayScale = CGFloat(value) }
    #expect(try !host.png(scale: 1).isEmpty)
    #expect(try host.svg().hasSuffix("</svg>\n"))
    #expect(!host.displayList(scale: CGFloat(value)).paintedItems.isEmpty)
    _ = try? host.png(scale: CGFloat(value))
    #expect(host.layoutDescription.contains("Text"))
    let isUsable = value == 9.3e18 || value == .greatestFiniteMagnitude ? false : value > 0.01
    let isTold = host.diagnostics.contains { $0.message.hasPrefix("displayScale") }
    #expect(isTold == (!isUsable || !value.isFinite))
  }

  @Test(arguments: [Int.max, .min, -1, 0, 1_000_000])
  func `no count ends the process`(_ count: Int) throws {
    let text = Text(verbatim: "one two three four")
    let view = VStack {
      text.lineLimit(count)
      text.lineLimit(count, reservesSpace: true)
      text.lineLimit(min(count, 0)...max(count, 0))
      text.lineLimit(count...)
      text.lineLimit(...count)
      text.containerRelativeFrame(.horizontal, count: count, span: count, spacing: 3)
      Grid { GridRow { text.gridCellColumns(count) } }
    }
    let host = ViewHost(view, size: CGSize(width: 50, height: 50))
    #expect(try !host.png(scale: 1).isEmpty)
    for placed in host.placedViews {
      #expect(placed.frame.minX.isFinite && placed.frame.width.isFinite)
    }
  }

  @Test
  func `a host and a proposal of any size can be laid out`() throws {
    for width in Self.extremes.map({ CGFloat($0) }) {
      let host = ViewHost(Self.content, size: CGSize(width: width, height: 9))
      #expect(host.placedViews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
      _ = try? host.png(scale: 1)
      let free = ViewHost(Self.content, proposal: ProposedViewSize(width: width, height: width))
      _ = (free.layoutDescription, try? free.png(scale: 1))
    }
  }
}
