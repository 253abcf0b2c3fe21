// The sine and the cosine come from the C library; nothing else in the module imports the platform.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// The sine of an angle in radians.
@inline(__always) func sineOf(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
@inline(__always) func cosineOf(_ angle: Double) -> Double { cos(angle) }
