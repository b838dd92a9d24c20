import Testing

@testable import HAPCrypto

struct BigNumberTests {
    @Test func readsAndWritesWithTheMostSignificantByteFirst() {
        #expect(BigNumber([1, 0]).bytes(width: 4) == [0, 0, 1, 0])
        #expect(BigNumber([0, 0, 7]).bytes(width: 1) == [7])
    }

    @Test func noBytesAreZero() {
        let isZero = BigNumber([]).isZero
        #expect(isZero)
        #expect(BigNumber([0, 0]).bytes(width: 2) == [0, 0])
        #expect(BigNumber([]).bytes(width: 0) == [])
    }

    @Test func aRemainderIsNeverNegative() {
        #expect(((BigNumber([1]) - BigNumber([3])) % BigNumber([10])).bytes(width: 1) == [8])
    }

    @Test func countsAsPaperDoes() {
        #expect((BigNumber([255]) + BigNumber([1])).bytes(width: 2) == [1, 0])
        #expect((BigNumber([255]) * BigNumber([255])).bytes(width: 2) == [0xFE, 0x01])
        #expect(BigNumber.power(BigNumber([3]), BigNumber([4]), modulo: BigNumber([7])).bytes(width: 1) == [4])
        #expect(BigNumber.power(BigNumber([]), BigNumber([4]), modulo: BigNumber([7])).bytes(width: 1) == [0])
    }
}
