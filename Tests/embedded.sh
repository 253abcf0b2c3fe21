#!/usr/bin/env bash
# Compiles the core, the containers and what `import Tangram` re-exports as Embedded Swift for WebAssembly:
# without a runtime, an operating system or a C library. Skipped if the toolchain cannot do that.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v swiftc >/dev/null || { echo "swiftc is not on the PATH" >&2; exit 1; }

modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT

embedded() {
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 \
    -whole-module-optimization -no-emit-module-separately-wmo -parse-as-library \
    -package-name tangram -I "$modules" -c "$@"
}

echo 'public func one() -> Int { [1].count }' > "$modules/probe.swift"
if ! embedded -module-name Probe "$modules/probe.swift" -o "$modules/probe.o" 2>/dev/null; then
  echo "skipped: this toolchain has no Embedded Swift for WebAssembly"
  exit 0
fi

# Prints the modules of the library that a module imports.
imports() {
  grep -rhoE --include='*.swift' '^(@_exported )?import Tangram\w+' "Sources/$1" |
    sed 's/.*import //' | sort -u
}

# Appends a module to `order`, after the modules that it imports.
list() {
  local needed
  case " ${order[*]-} " in *" $1 "*) return ;; esac
  for needed in $(imports "$1"); do list "$needed"; done
  order+=("$1")
}

# Waits until a condition holds. If a module failed to compile, waits for the compilers that are still
# running and exits, so that the last messages are about that module.
await() {
  until "$@"; do
    if [ -e "$modules/failed" ]; then
      wait
      exit 1
    fi
    sleep 0.2
  done
}

isCompiled() { [ -e "$modules/$1.done" ]; }
hasFreeCore() { [ "$(jobs -rp | wc -l)" -lt 2 ]; }

order=()
list Tangram
for module in "${order[@]}"; do
  for needed in $(imports "$module"); do await isCompiled "$needed"; done
  await hasFreeCore
  embedded -module-name "$module" $(find "Sources/$module" -name '*.swift' | sort) \
    -emit-module -emit-module-path "$modules/$module.swiftmodule" -o "$modules/$module.o" &&
    touch "$modules/$module.done" || touch "$modules/failed" &
done
await isCompiled Tangram
echo "${#order[@]} modules compile as Embedded Swift: ${order[*]}"
