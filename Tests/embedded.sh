#!/usr/bin/env bash
# Compiles the core, the containers and what `import Tangram` brings along as Embedded Swift for
# WebAssembly: without a runtime, an operating system or a C library. It is skipped where the toolchain
# cannot do that.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v swiftc >/dev/null || { echo "swiftc is not on the PATH" >&2; exit 1; }

modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT

embedded() {
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 \
    -whole-module-optimization -parse-as-library -package-name tangram -I "$modules" -c "$@"
}

echo 'public func one() -> Int { [1].count }' > "$modules/probe.swift"
if ! embedded -module-name Probe "$modules/probe.swift" -o "$modules/probe.o" 2>/dev/null; then
  echo "skipped: this toolchain has no Embedded Swift for WebAssembly"
  exit 0
fi

# Compiles a module, after the modules that its files import.
compile() {
  local module=$1 needed
  if [ -e "$modules/$module.swiftmodule" ]; then return; fi
  for needed in $(grep -rhoE --include='*.swift' '^(@_exported )?import Tangram\w+' "Sources/$module" |
    sed 's/.*import //' | sort -u); do
    compile "$needed"
  done
  embedded -module-name "$module" $(find "Sources/$module" -name '*.swift' | sort) \
    -emit-module -emit-module-path "$modules/$module.swiftmodule" -o "$modules/$module.o"
  echo "$module"
}

compile Tangram
echo "all of these modules compile as Embedded Swift"
