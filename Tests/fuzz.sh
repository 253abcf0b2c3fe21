#!/usr/bin/env bash
# Tests random trees, random sessions and random edits, and documents and fonts from a coverage-guided
# fuzzer. MINUTES is the total time; seconds are written as 20s: Tests/fuzz.sh MINUTES
#
# Failures are reduced to minimal examples, which are printed with their seed or kept in
# Tests/SceneFuzz/.build/found. Documents and fonts that increased the coverage are kept in
# Tests/SceneFuzz/.build, and the next run starts from them.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  *[!0-9s]* | "") echo "usage: Tests/fuzz.sh MINUTES" >&2; exit 64 ;;
  *s) seconds=${1%s} ;;
  *) seconds=$((60 * $1)) ;;
esac
share=$((seconds / 5 > 0 ? seconds / 5 : 1))
seed=${SEED:-$(date +%s)0000}

step() { printf '\n-- %s\n' "$*"; }

# A selection of test targets may leave out the fuzzer.
unset TANGRAM_TESTS

step "random trees from seed $seed"
# The time limit for a tree is high, because the machine may be busy; it catches only layouts that almost
# hang.
swift build -c release --product TangramFuzz
fuzz=.build/release/TangramFuzz
"$fuzz" trees --seconds "$share" --first "$seed" --milliseconds 1000

step "random sessions"
"$fuzz" sessions --seconds "$share" --first "$seed"

step "random operations on trees"
"$fuzz" values --seconds "$share" --first "$seed"

# Runs a fuzz target on a folder of files, and on the files that earlier runs added.
coverage() {
  local target=$1 corpus=$2 found=Tests/SceneFuzz/.build/found new=Tests/SceneFuzz/.build/$2
  shift 2
  mkdir -p "$found" "$new"
  "Tests/SceneFuzz/.build/release/$target" "$new" "Tests/SceneFuzz/$corpus" \
    -max_total_time="$share" -artifact_prefix="$found/" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 "$@"
}

# The whole package is instrumented, so that the fuzzer sees which code an input reaches.
swift build -c release --package-path Tests/SceneFuzz -Xswiftc -sanitize=fuzzer

step "documents"
coverage SceneFuzz Corpus -dict=Tests/SceneFuzz/scene.dict -max_len=4096

step "fonts"
coverage FontFuzz FontCorpus -max_len=8192
