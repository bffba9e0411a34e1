/// What no public source settles about layouts, decided once.
///
/// Each property has the answer that is used by default first among its cases, and another answer
/// that is plausible, too. The page "Layout decisions" of the documentation says what is known of
/// each. Give a host other decisions with `PlatformMetrics.decisions`.
public struct LayoutDecisions: Hashable, Sendable {
  /// Which of several children of a stack that are all infinitely flexible is served first.
  public enum InfiniteTie: Hashable, Sendable {
    /// The one with the largest minimum, so that it does not push the others out.
    case largestMinimumFirst
    /// The one that comes first.
    case sourceOrder
  }

  /// What children of lower priority find after those of higher priority took more than there was.
  public enum Overflow: Hashable, Sendable {
    /// What is missing: it is made up for by what had been reserved for later children.
    case carriesDeficit
    /// Nothing is missing; what had been reserved for them is theirs.
    case stopsAtZero
  }

  /// How far a stack reaches across, when all its children lie on one side of the line on which
  /// their guides meet.
  public enum StackExtent: Hashable, Sendable {
    /// From the first edge of a child to the last one.
    case childrenOnly
    /// The line is within the stack.
    case includesLine
  }

  /// The size of a `ZStack` whose children are aligned by guides that are not at their edges or
  /// centres.
  public enum ZStackExtent: Hashable, Sendable {
    /// The largest width and the largest height.
    case largestChild
    /// The extent of the children after they are aligned, as in stacks.
    case alignedChildren
  }

  /// Which last baseline a container has, of those of several texts.
  public enum LastBaseline: Hashable, Sendable {
    /// The one that is furthest down.
    case lowest
    /// The one that is furthest up.
    case highest
  }

  /// What filling with a ratio makes of a proposal of one length.
  public enum FillWithOneLength: Hashable, Sendable {
    /// The other length follows from it.
    case followsRatio
    /// The length that is not proposed counts as infinite, so that both are.
    case infinite
  }

  /// How several views in one overlay or background are aligned with each other.
  public enum ImplicitZStack: Hashable, Sendable {
    /// By their centres; the overlay's alignment counts for the whole.
    case centered
    /// As the overlay is with its view.
    case alignedAsWhole
  }

  /// What becomes of a merged cell of a grid that is wider than its columns.
  public enum WideMergedCell: Hashable, Sendable {
    /// Each of its columns gets an equal share of what is missing.
    case widensColumns
    /// It overflows.
    case overflows
  }

  /// The guide that aligns a merged cell in the height of its row.
  public enum MergedCellAlignment: Hashable, Sendable {
    /// That of its row.
    case row
    /// That of the grid.
    case grid
  }

  /// What becomes of an explicit horizontal guide where the direction of the layout turns around.
  public enum GuideAcrossDirections: Hashable, Sendable {
    /// It stays where it is seen: it counts from the other edge.
    case staysInPlace
    /// Its number stays.
    case keepsNumber
  }

  /// Where the horizontal axis of the coordinates that views read begins.
  public enum CoordinateOrigin: Hashable, Sendable {
    /// At the left edge of the coordinate space, whatever the direction; measured on macOS.
    case left
    /// At the leading edge, as for `position` and `offset`.
    case leading
  }

  /// How the children of a `ZStack` are arranged in depth.
  public enum ZStackDepth: Hashable, Sendable {
    /// Each in front of the one before.
    case oneBeforeTheOther
    /// All at the back, through one another.
    case together
  }

  /// Which rows a lazy container has that has few of them.
  public enum SmallLazyContainers: Hashable, Sendable {
    /// All: few rows cost nothing, and tests of a screen find each of them.
    case madeWhole
    /// Those that are seen, as in a large one.
    case onlyVisible
  }

  /// What the white space at the end of a line counts in the width of a text.
  public enum TrailingSpace: Hashable, Sendable {
    /// It counts, as far as the proposal has room for it.
    case counts
    /// It does not count.
    case hangs
  }

  /// What becomes of a lone word in the second of two lines.
  public enum LoneWord: Hashable, Sendable {
    /// The last word of the first line moves down to it, if both lines then fit and are more even.
    case getsCompany
    /// It stays alone.
    case staysAlone
  }

  /// Where lines of Korean may end.
  public enum KoreanWords: Hashable, Sendable {
    /// Between words, which spaces separate.
    case whole
    /// Between any two syllables.
    case divided
  }

  /// Which child is first among infinitely flexible children of a stack.
  public var infiniteTie = InfiniteTie.largestMinimumFirst
  /// What is left after children of high priority overflow a stack.
  public var overflow = Overflow.carriesDeficit
  /// Whether a frame with a length of its own, a padding and the like have the priority of their
  /// view; otherwise they have none.
  public var framesForwardPriority = false
  /// What counts to the extent of a stack across.
  public var stackExtent = StackExtent.childrenOnly
  /// What counts to the size of a `ZStack`.
  public var zStackExtent = ZStackExtent.largestChild
  /// How the last baselines of several texts become one.
  public var lastBaseline = LastBaseline.lowest
  /// What `aspectRatio(_:contentMode: .fill)` makes of one length.
  public var fillWithOneLength = FillWithOneLength.followsRatio
  /// How views of one overlay or background are aligned with each other.
  public var implicitZStack = ImplicitZStack.centered
  /// What becomes of wide merged cells of grids.
  public var wideMergedCell = WideMergedCell.widensColumns
  /// By what merged cells of grids are aligned.
  public var mergedCellAlignment = MergedCellAlignment.row
  /// What becomes of guides between directions.
  public var guideAcrossDirections = GuideAcrossDirections.staysInPlace
  /// Where the coordinates of geometry readers begin.
  public var coordinateOrigin = CoordinateOrigin.left
  /// How the children of a `ZStack` are arranged in depth.
  public var zStackDepth = ZStackDepth.oneBeforeTheOther
  /// Whether lazy containers in scroll views with at most a hundred views make those not visible.
  public var smallLazyContainers = SmallLazyContainers.madeWhole
  /// Whether the white space at the end of a line counts in the width of a text.
  public var trailingSpace = TrailingSpace.counts
  /// Whether a text of two lines may end in a lone word.
  public var loneWord = LoneWord.getsCompany
  /// Whether lines of Korean may end within words.
  public var koreanWords = KoreanWords.whole

  /// Makes the decisions that are used where nothing else is said.
  public init() {}
}
