import HomeLog

/// The log of the hub.
typealias Log = LogWriter
