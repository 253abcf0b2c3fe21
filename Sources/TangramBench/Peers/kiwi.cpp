/* Solves the constraint workloads with Kiwi, by its public functions.
 *
 *   kiwi WORKLOAD solve|build|edit PASSES [FRAMES]
 *
 * Prints the nodes and how long each pass took, in nanoseconds. FRAMES is a file that gets all
 * frames as doubles: x, y, width, height, parents before children, siblings together.
 *
 * Kiwi knows no content, no containers and no conflicts. What it lacks is done here as a user of it
 * would: contents are constraints of lesser strength, texts are measured once their widths are known,
 * cells are solvers of their own, and a required constraint that it refuses is left out. */
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include <kiwi/kiwi.h>

using kiwi::Constraint;
using kiwi::Variable;

struct View { Variable x, y, width, height; };

/* A text on lines 16 high, whose glyphs are 7 wide. */
struct Text { size_t view; int chars; };

struct System {
  std::vector<View> views;
  std::vector<Constraint> constraints;
  std::vector<Text> texts;
  double width = 0;
  Variable height;
  std::unique_ptr<kiwi::Solver> solver;
  /* The gap that edits change: the place of its constraint, and the two views. */
  size_t edited = 0, before = 0, after = 0;
  bool isRow = false;

  explicit System(size_t count) : views(count) {}
  void require(const Constraint &constraint) { constraints.push_back(constraint); }
};

static void add(System &system, const Constraint &constraint) {
  try {
    system.solver->addConstraint(constraint);
  } catch (const kiwi::UnsatisfiableConstraint &) {
  }
}

static Constraint gap(const System &system, double distance) {
  const View &before = system.views[system.before], &after = system.views[system.after];
  if (system.isRow) return after.x == before.x + before.width + distance;
  return after.y == before.y + before.height + distance;
}

/* The content of a view: it resists being smaller more than it hugs. */
static void contain(System &system, const Variable &extent, double content) {
  add(system, (extent >= content) | kiwi::strength::strong);
  add(system, (extent <= content) | kiwi::strength::medium);
}

static void solve(System &system) {
  system.solver = std::make_unique<kiwi::Solver>();
  for (const Constraint &constraint : system.constraints) add(system, constraint);
  for (const Text &text : system.texts) {
    contain(system, system.views[text.view].width, text.chars * 7.0);
  }
  system.solver->updateVariables();
  if (system.texts.empty()) return;
  for (const Text &text : system.texts) {
    const View &view = system.views[text.view];
    double line = std::fmax(1, std::floor(view.width.value() / 7 + 1e-9));
    contain(system, view.height, std::ceil(text.chars / line) * 16);
  }
  add(system, (system.height == 0.0) | kiwi::strength::weak);
  system.solver->updateVariables();
}

static void change(System &system, double distance) {
  system.solver->removeConstraint(system.constraints[system.edited]);
  system.constraints[system.edited] = gap(system, distance);
  add(system, system.constraints[system.edited]);
  system.solver->updateVariables();
}

/* Workloads. */

static System list(size_t count, bool conflicts) {
  System system(count);
  system.width = 1000;
  for (size_t i = 0; i < count; i++) {
    const View &view = system.views[i];
    system.require(view.x == 8.0);
    system.require(view.x + view.width == 992.0);
    system.require(view.height == 20.0 + i % 7);
    if (i == count / 2) {
      system.before = i - 1, system.after = i, system.edited = system.constraints.size();
    }
    if (i == 0) {
      system.require(view.y == 4.0);
    } else {
      const View &above = system.views[i - 1];
      system.require(view.y == above.y + above.height + 4.0);
    }
  }
  if (conflicts) system.require(system.views[100].height == 500.0);
  system.require(system.height == 800.0);
  return system;
}

static System row() {
  System system(200);
  system.width = 8000;
  system.isRow = true;
  for (size_t i = 0; i < 200; i++) {
    const View &view = system.views[i];
    system.require(view.y == 0.0);
    system.require(view.y + view.height == 100.0);
    if (i == 0) {
      system.require(view.x == 4.0);
    } else {
      const View &previous = system.views[i - 1];
      if (i == 100) {
        system.before = i - 1, system.after = i, system.edited = system.constraints.size();
      }
      system.require(view.x == previous.x + previous.width + 4.0);
      system.require(view.width == previous.width);
    }
  }
  system.require(system.views[199].x + system.views[199].width == 7996.0);
  system.require(system.height == 100.0);
  return system;
}

static System cell(int titleChars, int bodyChars) {
  enum { PHOTO, BADGE, TITLE, BODY, TIME, LINE, DOT, MORE, COUNT };
  System system(COUNT);
  system.width = 375;
  const auto &v = system.views;
  auto right = [&](size_t i) { return v[i].x + v[i].width; };
  auto bottom = [&](size_t i) { return v[i].y + v[i].height; };
  auto square = [&](size_t i, double size) {
    system.require(v[i].width == size);
    system.require(v[i].height == size);
  };
  system.require(v[PHOTO].x == 12.0);
  system.require(v[PHOTO].y == 12.0);
  square(PHOTO, 40);
  system.require(bottom(PHOTO) <= system.height - 12.0);
  system.require(right(BADGE) == right(PHOTO));
  system.require(bottom(BADGE) == bottom(PHOTO));
  square(BADGE, 12);
  system.require(v[TITLE].x == right(PHOTO) + 8.0);
  system.require(v[TITLE].y == v[PHOTO].y);
  system.require(right(TITLE) <= v[TIME].x - 8.0);
  system.require(right(TIME) == 363.0);
  system.require(v[TIME].y + v[TIME].height * 0.5 == v[TITLE].y + v[TITLE].height * 0.5);
  system.require(v[TIME].width == 48.0);
  system.require(v[TIME].height == 12.0);
  system.require(v[BODY].x == v[TITLE].x);
  system.require(right(BODY) == 363.0);
  system.before = TITLE, system.after = BODY, system.edited = system.constraints.size();
  system.require(gap(system, 4));
  system.require(bottom(BODY) <= system.height - 12.0);
  system.require(v[LINE].x == v[TITLE].x);
  system.require(right(LINE) == 375.0);
  system.require(bottom(LINE) == system.height + 0.0);
  system.require(v[LINE].height == 1.0);
  square(DOT, 6);
  system.require(v[DOT].x + v[DOT].width * 0.5 == v[PHOTO].x + v[PHOTO].width * 0.5);
  system.require(v[DOT].y == bottom(PHOTO) + 4.0);
  system.require(right(MORE) == right(TIME));
  system.require(v[MORE].y == bottom(TIME) + 2.0);
  square(MORE, 8);
  system.texts = {{TITLE, titleChars}, {BODY, bodyChars}};
  return system;
}

static std::vector<System> build(const char *workload) {
  std::vector<System> systems;
  if (!strcmp(workload, "C1")) systems.push_back(list(200, false));
  if (!strcmp(workload, "C2")) systems.push_back(list(2000, false));
  if (!strcmp(workload, "C4")) systems.push_back(row());
  if (!strcmp(workload, "C6")) systems.push_back(list(200, true));
  if (!strcmp(workload, "C3") || !strcmp(workload, "C5")) {
    int title = workload[1] == '3' ? 12 : 60;
    for (int i = 0; i < 200; i++) systems.push_back(cell(title, 30 + 37 * i % 200));
  }
  return systems;
}

/* Passes. Functions of their own, and not inlined, so that a profiler can tell them from the rest. */

extern "C" __attribute__((noinline)) void solveAfresh(std::vector<System> &systems) {
  for (System &system : systems) solve(system);
}

extern "C" __attribute__((noinline)) void buildAndLayOut(const char *workload) {
  std::vector<System> systems = build(workload);
  for (System &system : systems) solve(system);
}

extern "C" __attribute__((noinline)) void editAndLayOut(std::vector<System> &systems, int pass) {
  change(systems[systems.size() > 1 ? 100 : 0], 4 + (pass + 1) % 2);
}

static bool writeFrames(const std::vector<System> &systems, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  auto write = [&](double x, double y, double width, double height) {
    double frame[4] = {x, y, width, height};
    fwrite(frame, sizeof frame, 1, file);
  };
  double top = 0;
  for (const System &system : systems) top += system.height.value();
  write(0, 0, systems[0].width, top);
  top = 0;
  for (const System &system : systems) {
    if (systems.size() > 1) write(0, top, system.width, system.height.value());
    top += system.height.value();
  }
  for (const System &system : systems) {
    for (const View &view : system.views) {
      write(view.x.value(), view.y.value(), view.width.value(), view.height.value());
    }
  }
  return fclose(file) == 0;
}

int main(int argc, char **argv) {
  if (argc < 4) return 64;
  std::vector<System> systems = build(argv[1]);
  if (systems.empty()) return 64;
  bool builds = !strcmp(argv[2], "build"), edits = !strcmp(argv[2], "edit");
  size_t nodes = 1;
  for (const System &system : systems) nodes += system.views.size() + (systems.size() > 1);
  if (edits || argc > 4) solveAfresh(systems);
  if (argc > 4 && !writeFrames(systems, argv[4])) return 1;
  printf("{\"nodes\": %zu, \"times\": [", nodes);
  for (int pass = 0; pass < atoi(argv[3]); pass++) {
    auto start = std::chrono::steady_clock::now();
    if (builds) {
      buildAndLayOut(argv[1]);
    } else if (edits) {
      editAndLayOut(systems, pass);
    } else {
      solveAfresh(systems);
    }
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    printf("%s%.0f", pass ? ", " : "", time.count());
  }
  printf("]}\n");
  return 0;
}
