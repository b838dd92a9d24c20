import Glibc

/// What the control of a simulation understands, as `--help` tells it.
enum SimulateHelp {
    static let commands = """
        {"do":"list"}  all servers, accessories, services and values
        {"do":"get","accessory":"Lamp","characteristic":"On"}
        {"do":"set","accessory":"Lamp","characteristic":"On","value":true}  as by hand; "service" (a name or type) and \
        "server" tell equal ones apart, or "aid" and "iid" instead
        {"do":"watch"}  from then on a line for each change: {"event":"changed",…}
        {"do":"add-accessory","accessory":"Lamp","bridge":"Hall"}  a name, or an object as in a home file; without \
        "bridge" on a server of its own, at "port"
        {"do":"add-service","accessory":"Lamp","service":"Lightbulb"}  a type, or an object as in a home file
        {"do":"add-characteristic","accessory":"Lamp","service":"Lightbulb","characteristic":"Hue","value":30}  the value \
        as in a home file
        {"do":"remove-accessory","accessory":"Lamp"}, remove-service, remove-characteristic: what must be there stays
        {"do":"fault","fault":"slow","seconds":3,"server":"Hall","times":2}  without "server" all, without "times" until \
        {"do":"clear-fault"}; faults are slow, silent, refuse (nobody listens), drop-before, drop-mid and drop-after \
        (requests of a session lose their connection), error-status ("status":-70402), wrong-proof, stale-address (moves \
        to a port that is not announced)
        {"do":"reboot"}  off and on again, at a new port
        {"do":"reset"}  forgets its controllers
        """
}

/// How many files and connections the program may have open.
enum Descriptors {
    /// Allows as many as the system lets us, for a house of a thousand servers.
    static func allowMost() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
