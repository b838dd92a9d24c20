import Testing

@testable import HAPWire

struct TLV8Tests {
}
