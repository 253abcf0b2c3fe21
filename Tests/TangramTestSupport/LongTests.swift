import Foundation

/// Whether laws are tested for minutes instead of seconds: `TANGRAM_LONG=1 swift test`.
public let isLong = ProcessInfo.processInfo.environment["TANGRAM_LONG"] != nil
