# Sourced by the scripts that need a headless browser: sets `browser`, builds the tool `tangram`, and
# creates the temporary `folder`. If no browser is installed, it says so and ends the script.
cd "$(dirname "$0")/.."

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "skipped: no browser is installed"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swift build --product tangram >/dev/null
tangram=$(swift build --show-bin-path)/tangram

# said PAGE [OPTION…]: prints the value that the script of a page stored in the attribute `data-said` of
# its body.
said() {
  "$browser" --headless --no-sandbox --disable-gpu "${@:2}" --dump-dom "file://$1" 2>/dev/null \
    | sed -n 's/.*data-said="\([^"]*\)".*/\1/p' || true
}
