/// Tells what a loudspeaker plays from what somebody says, in a microphone that hears both.
///
/// What is played is known. How much later it comes back, and how loud in each band, is found by comparing the levels of
/// both; what is louder than that echo and than the room, in several bands and for a while, is somebody else's. Levels and
/// no waves are compared, since a room, a cheap loudspeaker and two clocks leave little else.
struct OwnVoice {
    /// What a piece of sound is, while something is played.
    enum Verdict: Hashable {
        /// Nothing is played.
        case nothing
        /// It is the own voice, or the room.
        case own
        /// It may be somebody.
        case doubtful
        /// Nothing that is played has come back yet, so nobody can tell yet.
        case unknown
        /// Somebody speaks, and the own voice at most with him.
        case other
    }

    /// The longest way from the loudspeaker's buffer to the microphone's, in frames: 1.5 s.
    private static let longestDelay = 75
    /// What of an echo is still in the room, in frames after it ended: half a second.
    private static let tail = 25
    /// What has gone out already when playing ends, in frames: half a second.
    private static let ahead = 25
    /// An echo fades by so many decibels a frame; most rooms take 2 to 4.
    private static let fading: Float = 1.5
    /// Above the echo, or the room, by so many decibels in so many bands is another voice.
    private static let (clearly, fewestBands) = (Float(8), 3)
    /// For so many of the last frames: 0.2 of 0.3 s.
    private static let (fewestFrames, lastFrames) = (10, 15)
    /// How like the levels are where they may be those of one voice, and where they surely are.
    ///
    /// Of 200 echoes the least alike had 0.78. Of 200 who spoke where nothing came back two in three were taken for an echo for a
    /// moment by the first bound alone; one in three is by the second, and by the first when it is decided.
    private static let (alike, surelyAlike) = (Float(0.55), Float(0.75))
    /// So many frames of both are compared before anything is known: 0.6 s.
    private static let fewestCompared = 30
    /// After so many frames an echo would have been found, however late.
    private static let mostUnlike = longestDelay + fewestCompared

    private var played: [BandLevels.Frame] = []
    /// The loudest level of what is played.
    private var loudest: Float = 0
    private var heard: [BandLevels.Frame] = []
    private var levels = BandLevels()
    /// What the room holds without any voice, by band.
    private var floor: BandLevels.Frame?
    private var room: [Int16] = []
    private var unseen = 0
    private var delay: Int?
    /// The delay that fitted best of late, and how often in a row.
    private var candidate = (delay: 0, times: 0)
    /// How much louder the echo is than what is played, by band.
    private var gains: BandLevels.Frame?
    /// Which of the last frames are louder than the echo and the room, and so somebody's; before anything is known of the echo,
    /// which of all frames are louder than the room.
    private var others: [Bool] = []
    private var isOver = true
    /// The frames until what was played is out of the room.
    private var left = 0

    /// From the next piece on a sound is played.
    mutating func begin(_ sound: [Int16]) {
        played = BandLevels.frames(of: sound)
        loudest = played.map { $0.max() ?? 0 }.max() ?? 0
        heard = []
        others = []
        candidate = (0, 0)
        isOver = false
        // A player that is started anew may be as late as never before.
        (delay, gains) = (nil, nil)
        left = played.count + Self.longestDelay + Self.tail
    }

    /// Nothing is played from now on; what is under way still comes in.
    mutating func end() {
        guard !isOver else { return }
        left = min(left, Self.ahead + (delay ?? Self.longestDelay) + Self.tail)
        played = Array(played.prefix(heard.count + Self.ahead))
    }

    /// Takes the next piece of the microphone's sound.
    mutating func take(_ piece: [Int16]) -> Verdict {
        guard !isOver else {
            follow(piece)
            return .nothing
        }
        for frame in levels.take(piece) {
            heard.append(frame)
            if heard.count.isMultiple(of: 5) { compare() }
            take(frame)
            left -= 1
        }
        let count = isUnknown ? 0 : others.count { $0 }
        if count >= Self.fewestFrames { return finish(.other) }
        if left <= 0 { return finish(.own) }
        if isUnknown { return .unknown }
        return count > 2 ? .doubtful : .own
    }

    private mutating func take(_ frame: BandLevels.Frame) {
        others.append(isOther(frame))
        if isUnknown { return }
        if delay == nil, isComparable, heard.count == Self.mostUnlike {
            // Compared for long and in vain: whatever stood out of the room was somebody.
            let windows = others.indices.map { others[$0...].prefix(Self.lastFrames) }
            others = Array(windows.last { $0.count { $0 } >= Self.fewestFrames } ?? others.suffix(1))
        }
        others.removeFirst(max(0, others.count - Self.lastFrames))
    }

    /// Whether an echo may still be found; one of a very short sound is not looked for.
    private var isUnknown: Bool { delay == nil && isComparable && heard.count < Self.mostUnlike }

    private var isComparable: Bool { played.count >= Self.fewestCompared }

    private mutating func finish(_ verdict: Verdict) -> Verdict {
        isOver = true
        (played, heard, others) = ([], [], [])
        return verdict
    }

    /// Follows the room while nothing is played, looking five times a second: quickly down, slowly up.
    private mutating func follow(_ piece: [Int16]) {
        room = Array((room + piece).suffix(Fourier.size))
        unseen += piece.count
        guard unseen >= Audio.sampleRate / 5, let frame = BandLevels.frames(of: room).first else { return }
        unseen = 0
        floor = floor.map { floor in zip(floor, frame).map { $1 < $0 ? $1 : min($1, $0 + 1) } } ?? frame
    }

    private func isOther(_ frame: BandLevels.Frame) -> Bool {
        let room = quietRoom
        guard let delay, let gains else {
            // Of what is too short to be compared, an echo may come in as long as one of what is longer.
            return (isComparable || heard.count >= Self.mostUnlike) && isClear(frame, above: room)
        }
        let echo = echo(at: heard.count - 1 - delay, for: Self.tail)
        return isClear(frame, above: (0..<BandLevels.count).map { max(echo[$0] + gains[$0], room[$0]) })
    }

    /// Before anything is known of the room, it is as loud as it was when the playing began.
    private var quietRoom: BandLevels.Frame { floor ?? heard[0] }

    private func isClear(_ frame: BandLevels.Frame, above other: BandLevels.Frame) -> Bool {
        (0..<BandLevels.count).count { frame[$0] > other[$0] + Self.clearly } >= Self.fewestBands
    }

    /// What is played at a frame, with what the room holds of it after so many frames.
    private func echo(at place: Int, for frames: Int) -> BandLevels.Frame {
        var echo = BandLevels.Frame(repeating: 0, count: BandLevels.count)
        for back in -2...frames where played.indices.contains(place - back) {
            let fading = Self.fading * Float(max(0, back))
            for band in 0..<BandLevels.count { echo[band] = max(echo[band], played[place - back][band] - fading) }
        }
        return echo
    }

    /// Finds out how much later, and how much louder, what is played comes in.
    private mutating func compare() {
        guard min(heard.count, played.count) >= Self.fewestCompared else { return }
        var best = (delay: 0, likeness: Float(-1))
        for delay in 0...Self.longestDelay where heard.count - delay >= Self.fewestCompared {
            let likeness = likeness(at: delay)
            if likeness > best.likeness { best = (delay, likeness) }
        }
        guard best.likeness >= Self.alike else { return }
        let isSame = abs(best.delay - candidate.delay) <= Self.jitter
        candidate = (best.delay, isSame ? candidate.times + 1 : 1)
        // Of few frames many delays look right, and somebody who speaks looks like an echo.
        let least = isUnknown ? Self.surelyAlike : Self.alike
        guard candidate.times >= Self.fewestTimes, best.likeness >= least else { return }
        if delay.map({ abs($0 - best.delay) > Self.jitter }) ?? true { others = [] }
        delay = best.delay
        gains = gains(at: best.delay)
        left = min(left, played.count + best.delay + Self.tail - heard.count)
    }

    /// Two delays that differ by so many frames are one; what fitted best three times in a row is right.
    private static let (jitter, fewestTimes) = (2, 3)

    /// The places of what came in, at most two seconds of them, at which something is played, by a delay.
    private func places(at delay: Int) -> Range<Int> {
        let end = min(heard.count, played.count + delay)
        return max(delay, end - 100)..<max(delay, end)
    }

    /// The correlation of the levels.
    private func likeness(at delay: Int) -> Float {
        let places = places(at: delay)
        guard places.count >= Self.fewestCompared else { return -1 }
        var (both, ours, theirs) = (Float(0), Float(0), Float(0))
        for band in 0..<BandLevels.count {
            var (sumHeard, sumPlayed) = (Float(0), Float(0))
            for place in places {
                sumHeard += heard[place][band]
                sumPlayed += played[place - delay][band]
            }
            let (meanHeard, meanPlayed) = (sumHeard / Float(places.count), sumPlayed / Float(places.count))
            for place in places {
                let (one, other) = (heard[place][band] - meanHeard, played[place - delay][band] - meanPlayed)
                both += one * other
                ours += other * other
                theirs += one * one
            }
        }
        return ours > 0 && theirs > 0 ? both / (ours * theirs).squareRoot() : -1
    }

    /// How much louder the echo is than what is played, by what was found where something loud has just been played: three
    /// in five frames are below that, so that little of it counts as another voice.
    private func gains(at delay: Int) -> BandLevels.Frame {
        var found = [[Float]](repeating: [], count: BandLevels.count)
        for place in places(at: delay) {
            let fresh = echo(at: place - delay, for: 2)
            let all = echo(at: place - delay, for: Self.tail)
            for band in 0..<BandLevels.count where fresh[band] > loudest - 35 && fresh[band] >= all[band] {
                found[band].append(heard[place][band] - all[band])
            }
        }
        let bounds = found.map { $0.count < 5 ? nil : $0.sorted()[$0.count * 3 / 5] }
        // A band of which little was played is like the loudest of the others.
        let rest = bounds.compactMap(\.self).max() ?? 0
        return bounds.map { $0 ?? rest }
    }
}
