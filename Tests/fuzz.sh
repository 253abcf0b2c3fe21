#!/usr/bin/env bash
# Tries random trees, random sessions, random operations on trees, and documents and fonts that a fuzzer
# makes up, for so many minutes altogether: Tests/fuzz.sh MINUTES. Seconds are written as 20s.
#
# Whatever fails is printed with its seed, or kept in Tests/SceneFuzz/.build/found, as small as it could
# be made. Documents and fonts that were new to the fuzzer are kept in Tests/SceneFuzz/.build, and are
# where it starts the next time.
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

step "random trees from seed $seed"
# How long a tree takes is judged on a quiet machine; what is found here is what hardly ends.
# Where the tests were built already, the command is there, too.
fuzz="${SCRATCH:-.build}/release/TangramFuzz"
[ -n "${SCRATCH:-}" ] && [ -x "$fuzz" ] || swift build -c release --product TangramFuzz
"$fuzz" trees --seconds "$share" --first "$seed" --milliseconds 1000

step "random sessions"
"$fuzz" sessions --seconds "$share" --first "$seed"

step "random operations on trees"
"$fuzz" values --seconds "$share" --first "$seed"

# Runs a coverage-guided target on the files of a folder, and on those that were new to it.
coverage() {
  local target=$1 corpus=$2 found=Tests/SceneFuzz/.build/found new=Tests/SceneFuzz/.build/$2
  shift 2
  mkdir -p "$found" "$new"
  "Tests/SceneFuzz/.build/release/$target" "$new" "Tests/SceneFuzz/$corpus" \
    -max_total_time="$share" -artifact_prefix="$found/" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 "$@"
}

# Instrumented as a whole, so that the fuzzer sees which lines its input reaches.
swift build -c release --package-path Tests/SceneFuzz -Xswiftc -sanitize=fuzzer

step "documents"
coverage SceneFuzz Corpus -dict=Tests/SceneFuzz/scene.dict -max_len=4096

step "fonts"
coverage FontFuzz FontCorpus -max_len=8192
