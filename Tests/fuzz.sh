#!/usr/bin/env bash
# Tries random trees, random sessions and documents that a fuzzer makes up, for so many minutes
# altogether: Tests/fuzz.sh MINUTES. Seconds are written as 20s.
#
# Whatever fails is printed with its seed, or kept in Tests/SceneFuzz/.build/found, as small as it could
# be made. Documents that were new to the fuzzer are kept in Tests/SceneFuzz/.build/corpus, and are where
# it starts the next time.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  *[!0-9s]* | "") echo "usage: Tests/fuzz.sh MINUTES" >&2; exit 64 ;;
  *s) seconds=${1%s} ;;
  *) seconds=$((60 * $1)) ;;
esac
share=$((seconds / 3 > 0 ? seconds / 3 : 1))
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

step "documents"
# Instrumented as a whole, so that the fuzzer sees which lines a document reaches.
swift build -c release --package-path Tests/SceneFuzz -Xswiftc -sanitize=fuzzer
found=Tests/SceneFuzz/.build/found
new=Tests/SceneFuzz/.build/corpus
mkdir -p "$found" "$new"
Tests/SceneFuzz/.build/release/SceneFuzz "$new" Tests/SceneFuzz/Corpus \
  -dict=Tests/SceneFuzz/scene.dict -max_total_time="$share" -artifact_prefix="$found/" \
  -max_len=4096 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
