import Foundation

/// Whether laws are tried at length, which takes minutes: `TANGRAM_LONG=1 swift test`.
public let isLong = ProcessInfo.processInfo.environment["TANGRAM_LONG"] != nil
