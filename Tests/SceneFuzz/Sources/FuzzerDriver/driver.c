#include <stddef.h>
#include <stdint.h>

// Defined in the fuzzer's runtime library, and in SceneFuzz.swift or FontFuzz.swift.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *, size_t));
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// SwiftPM expects the `main` of an executable to be named after its module, which that of the fuzzer's
// runtime library is not.
int SceneFuzz_main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}

int FontFuzz_main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}
