// Yoga, whose measure functions are C function pointers with nodes of its own, for a program that
// loads it by name: Tools/benchmark compiles this together with a checkout of Yoga, if there is one.

#include <cmath>
#include <yoga/Yoga.h>

namespace {

// A text: one line with a width, more lines if there is less space.
YGSize measure(
    YGNodeConstRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  const double own = *static_cast<const double *>(YGNodeGetContext(node));
  if (mode == YGMeasureModeUndefined || width >= own) return {static_cast<float>(own), 14};
  const double lines = std::ceil(own / std::fmax(width, 1));
  return {width, static_cast<float>(lines * 14)};
}

}  // namespace

extern "C" {

// Builds a column of padded rows of texts, whose widths have to outlive the tree.
void *peer_yoga_build(const double *widths, int rows, int columns) {
  YGNodeRef root = YGNodeNew();
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
  YGNodeStyleSetAlignItems(root, YGAlignCenter);
  for (int row = 0; row < rows; row++) {
    YGNodeRef line = YGNodeNew();
    YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(line, YGAlignCenter);
    YGNodeStyleSetGap(line, YGGutterColumn, 8);
    YGNodeStyleSetPadding(line, YGEdgeAll, 4);
    for (int column = 0; column < columns; column++) {
      YGNodeRef leaf = YGNodeNew();
      YGNodeStyleSetFlexShrink(leaf, 1);
      YGNodeSetContext(leaf, const_cast<double *>(widths + row * columns + column));
      YGNodeSetMeasureFunc(leaf, measure);
      YGNodeInsertChild(line, leaf, column);
    }
    YGNodeInsertChild(root, line, row);
  }
  return root;
}

// Lays a tree out in a width, and returns its height.
double peer_yoga_layout(void *tree, double width) {
  YGNodeRef root = static_cast<YGNodeRef>(tree);
  YGNodeCalculateLayout(root, static_cast<float>(width), YGUndefined, YGDirectionLTR);
  return YGNodeLayoutGetHeight(root);
}

void peer_yoga_free(void *tree) { YGNodeFreeRecursive(static_cast<YGNodeRef>(tree)); }
}
