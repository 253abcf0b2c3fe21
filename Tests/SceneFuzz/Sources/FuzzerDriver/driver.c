#include <stddef.h>
#include <stdint.h>

// Of the fuzzer's own library, and of SceneFuzz.swift or FontFuzz.swift.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *, size_t));
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// The package manager gives the `main` of a program the name of its module, which the `main` of the
// fuzzer does not have.
int SceneFuzz_main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}

int FontFuzz_main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}
