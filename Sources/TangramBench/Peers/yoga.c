/* Lays out the workloads with Yoga's C functions, out of the shared object that is named.
 *
 *   yoga LIBRARY WORKLOAD[:VARIANT] solve|build PASSES [FRAMES]
 *
 * VARIANT is margins, bounds or gravity, which are about leaves, or flex-start for the lines of W2.
 * Prints the nodes and how long each pass took, in nanoseconds. FRAMES is a file that gets all
 * frames as doubles: x, y, width, height, parents before children, siblings together.
 *
 * Yoga's headers come with no package, so its functions are declared here as version 3.2 has them. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void *Node;
typedef struct { float width, height; } Size;
typedef Size (*Measure)(Node, float width, int widthMode, float height, int heightMode);

enum { COLUMN = 0, ROW = 2 };
enum { EDGE_TOP = 1, EDGE_START = 4, EDGE_ALL = 8 };
enum { GAP_COLUMN = 0, GAP_ROW = 1, GAP_ALL = 2 };
enum { ALIGN_START = 1, ALIGN_CENTER = 2, ALIGN_END = 3 };
enum { WRAP = 1 };
enum { LEFT_TO_RIGHT = 1 };
enum { MODE_UNDEFINED = 0 };

#define FUNCTIONS(F) \
  F(Node, New, (void)) \
  F(void, Finalize, (Node)) \
  F(void, InsertChild, (Node, Node, size_t)) \
  F(size_t, GetChildCount, (Node)) \
  F(Node, GetChild, (Node, size_t)) \
  F(void, CalculateLayout, (Node, float, float, int)) \
  F(void, SetMeasureFunc, (Node, Measure)) \
  F(void, SetContext, (Node, void *)) \
  F(void *, GetContext, (Node)) \
  F(void, MarkDirty, (Node)) \
  F(int, HasMeasureFunc, (Node)) \
  F(void, StyleSetWidth, (Node, float)) \
  F(void, StyleSetHeight, (Node, float)) \
  F(void, StyleSetMinWidth, (Node, float)) \
  F(void, StyleSetMaxWidth, (Node, float)) \
  F(void, StyleSetMinHeight, (Node, float)) \
  F(void, StyleSetMargin, (Node, int, float)) \
  F(void, StyleSetAlignSelf, (Node, int)) \
  F(void, StyleSetFlexDirection, (Node, int)) \
  F(void, StyleSetFlexWrap, (Node, int)) \
  F(void, StyleSetFlexGrow, (Node, float)) \
  F(float, StyleGetFlexGrow, (Node)) \
  F(void, StyleSetFlexShrink, (Node, float)) \
  F(void, StyleSetFlexBasis, (Node, float)) \
  F(void, StyleSetAlignItems, (Node, int)) \
  F(void, StyleSetAlignContent, (Node, int)) \
  F(void, StyleSetPadding, (Node, int, float)) \
  F(void, StyleSetGap, (Node, int, float)) \
  F(float, LayoutGetLeft, (Node)) \
  F(float, LayoutGetTop, (Node)) \
  F(float, LayoutGetWidth, (Node)) \
  F(float, LayoutGetHeight, (Node))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static int load(const char *path) {
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 0;
  }
#define LOAD(result, name, parameters) \
  *(void **)&name = dlsym(library, "YGNode" #name); \
  if (!name) { \
    fprintf(stderr, "no YGNode" #name "\n"); \
    return 0; \
  }
  FUNCTIONS(LOAD)
  return 1;
}

/* What leaves say beside their sizes, and how the lines of W2 align. */

enum { PLAIN, MARGINS, BOUNDS, GRAVITY, FLEX_START };
static const char *const variants[] = {"", "margins", "bounds", "gravity", "flex-start"};
static int variant = PLAIN;
static int leafCount = 0;

/* Says of a leaf what the variant says. One that fills its line lies there however it is aligned. */
static Node finish(Node node, int fills) {
  int index = leafCount++;
  if (variant == MARGINS) {
    StyleSetMargin(node, EDGE_START, 3);
    StyleSetMargin(node, EDGE_TOP, 2);
  } else if (variant == BOUNDS) {
    StyleSetMinWidth(node, 5);
    StyleSetMaxWidth(node, 1000);
    StyleSetMinHeight(node, 1);
  } else if (variant == GRAVITY && !fills) {
    int alignments[] = {ALIGN_START, ALIGN_CENTER, ALIGN_END};
    StyleSetAlignSelf(node, alignments[index % 3]);
  }
  return node;
}

/* Trees. */

static Node container(int direction) {
  Node node = New();
  StyleSetFlexDirection(node, direction);
  StyleSetAlignItems(node, ALIGN_START);
  return node;
}

static Node leaf(float width, float height) {
  Node node = New();
  StyleSetWidth(node, width);
  StyleSetHeight(node, height);
  return finish(node, 0);
}

static void add(Node parent, Node child) { InsertChild(parent, child, GetChildCount(parent)); }

static Node flat(void) {
  Node column = container(COLUMN);
  StyleSetGap(column, GAP_ALL, 2);
  for (int i = 0; i < 10000; i++) add(column, leaf(10 + i % 50, 5 + i % 7));
  return column;
}

static Node nest(int level) {
  if (level == 7) return leaf(8, 6);
  Node line = New();
  StyleSetFlexDirection(line, level % 2 ? ROW : COLUMN);
  if (variant == FLEX_START) StyleSetAlignItems(line, ALIGN_START);
  StyleSetGap(line, GAP_ALL, 1);
  StyleSetPadding(line, EDGE_ALL, 1);
  for (int i = 0; i < 4; i++) add(line, nest(level + 1));
  return line;
}

static Node nested(void) { return nest(0); }

static void share(Node node, float weight) {
  StyleSetFlexGrow(node, weight);
  StyleSetFlexBasis(node, 0);
}

static Node weights(void) {
  Node column = New();
  for (int r = 0; r < 100; r++) {
    Node row = New();
    StyleSetFlexDirection(row, ROW);
    share(row, 1);
    for (int i = 0; i < 100; i++) {
      Node cell = New();
      share(cell, 1 + i % 3);
      add(row, cell);
    }
    add(column, row);
  }
  return column;
}

static Node flow(void) {
  Node lines = container(ROW);
  StyleSetFlexWrap(lines, WRAP);
  StyleSetAlignContent(lines, ALIGN_START);
  StyleSetGap(lines, GAP_ALL, 4);
  for (int i = 0; i < 10000; i++) add(lines, leaf(20 + i % 60, 10 + i % 13));
  return lines;
}

static Size measureText(Node node, float width, int widthMode, float height, int heightMode) {
  (void)height, (void)heightMode;
  double glyphs = (double)(intptr_t)GetContext(node);
  if (widthMode == MODE_UNDEFINED || !(width > 0)) return (Size){glyphs * 7, 16};
  double perLine = fmax(1, floor(width / 7));
  return (Size){fmin(glyphs, perLine) * 7, ceil(glyphs / perLine) * 16};
}

static Node list(void) {
  Node column = New();
  for (int i = 0; i < 2000; i++) {
    Node row = container(ROW);
    StyleSetPadding(row, EDGE_ALL, 8);
    StyleSetGap(row, GAP_COLUMN, 6);
    add(row, leaf(40, 40));
    Node middle = New();
    share(middle, 1);
    Node text = New();
    SetContext(text, (void *)(intptr_t)(20 + 37 * i % 200));
    SetMeasureFunc(text, measureText);
    add(middle, finish(text, 1));
    Node bar = New();
    StyleSetHeight(bar, 12);
    add(middle, finish(bar, 1));
    add(row, middle);
    add(row, leaf(60, 20));
    add(column, row);
  }
  return column;
}

static const struct { const char *name; Node (*build)(void); float width, height; } workloads[] = {
  {"W1", flat, 1000, NAN}, {"W2", nested, NAN, NAN}, {"W3", weights, 1000, 800},
  {"W4", flow, 1000, NAN}, {"W5", list, 375, NAN},
};

/* Reads WORKLOAD[:VARIANT]; a number out of range when there is no such workload. */
static size_t choose(char *word) {
  size_t w = 0, v = 0;
  char *colon = strchr(word, ':');
  if (colon) *colon = 0;
  while (w < sizeof workloads / sizeof *workloads && strcmp(workloads[w].name, word)) w++;
  while (v <= FLEX_START && strcmp(variants[v], colon ? colon + 1 : "")) v++;
  variant = v;
  return v <= FLEX_START ? w : sizeof workloads / sizeof *workloads;
}

static Node build(size_t workload) {
  leafCount = 0;
  return workloads[workload].build();
}

/* Frees a tree. Yoga's own YGNodeFreeRecursive takes children away from the front, one by one, which
 * takes a time that grows with the square of their number. */
static void release(Node node) {
  size_t count = GetChildCount(node);
  for (size_t i = 0; i < count; i++) release(GetChild(node, i));
  Finalize(node);
}

/* Passes. */

/* Makes every node dirty: a leaf is told so, or given another style for a moment. */
static void soil(Node node) {
  size_t count = GetChildCount(node);
  for (size_t i = 0; i < count; i++) soil(GetChild(node, i));
  if (count) return;
  if (HasMeasureFunc(node) & 1) {
    MarkDirty(node);
  } else {
    float grow = StyleGetFlexGrow(node);
    StyleSetFlexGrow(node, grow + 1);
    StyleSetFlexGrow(node, grow);
  }
}

static size_t count(Node node) {
  size_t sum = 1, children = GetChildCount(node);
  for (size_t i = 0; i < children; i++) sum += count(GetChild(node, i));
  return sum;
}

static int writeFrames(Node root, const char *path) {
  FILE *file = fopen(path, "wb");
  size_t total = count(root), end = 1;
  Node *queue = malloc(total * sizeof *queue);
  if (!file || !queue) return 0;
  queue[0] = root;
  for (size_t next = 0; next < end; next++) {
    Node node = queue[next];
    double frame[4] = {
      LayoutGetLeft(node), LayoutGetTop(node), LayoutGetWidth(node), LayoutGetHeight(node)};
    fwrite(frame, sizeof frame, 1, file);
    size_t children = GetChildCount(node);
    for (size_t i = 0; i < children; i++) queue[end++] = GetChild(node, i);
  }
  free(queue);
  return fclose(file) == 0;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Functions of their own, and not inlined, so that a profiler can tell them from the rest. */

__attribute__((noinline)) void solveAfresh(Node root, float width, float height) {
  CalculateLayout(root, width, height, LEFT_TO_RIGHT);
}

__attribute__((noinline)) void buildAndLayOut(size_t workload, float width, float height) {
  Node root = build(workload);
  CalculateLayout(root, width, height, LEFT_TO_RIGHT);
  release(root);
}

int main(int argc, char **argv) {
  if (argc < 5 || !load(argv[1])) return 64;
  size_t w = choose(argv[2]);
  if (w == sizeof workloads / sizeof *workloads) return 64;
  int passes = atoi(argv[4]), builds = !strcmp(argv[3], "build");
  float width = workloads[w].width, height = workloads[w].height;
  Node root = build(w);
  CalculateLayout(root, width, height, LEFT_TO_RIGHT);
  printf("{\"nodes\": %zu, \"times\": [", count(root));
  if (argc > 5 && !writeFrames(root, argv[5])) return 1;
  for (int pass = 0; pass < passes; pass++) {
    if (!builds) soil(root);
    double start = now();
    if (builds) {
      buildAndLayOut(w, width, height);
    } else {
      solveAfresh(root, width + pass % 2, height);
    }
    printf("%s%.0f", pass ? ", " : "", now() - start);
  }
  printf("]}\n");
  release(root);
  return 0;
}
