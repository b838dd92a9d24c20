import Glibc

/// What the control of a simulation understands, as `--help` tells it.
enum SimulateHelp {
    static var commands: String {
        [
            #"{"do":"list"}"# + "  " + helpText("simulate.list"),
            #"{"do":"get","accessory":"Lamp","characteristic":"On"}"#,
            #"{"do":"set","accessory":"Lamp","characteristic":"On","value":true}"# + "  " + helpText("simulate.set"),
            #"{"do":"watch"}"# + "  " + helpText("simulate.watch", ["example": #"{"event":"changed",…}"#]),
            #"{"do":"add-accessory","accessory":"Lamp","bridge":"Hall"}"# + "  " + helpText("simulate.add-accessory"),
            #"{"do":"add-service","accessory":"Lamp","service":"Lightbulb"}"# + "  " + helpText("simulate.add-service"),
            #"{"do":"add-characteristic","accessory":"Lamp","service":"Lightbulb", "characteristic":"Hue","value":30}"#
                + "  " + helpText("simulate.add-characteristic"),
            #"{"do":"remove-accessory","accessory":"Lamp"}"# + helpText("simulate.remove-accessory"),
            #"{"do":"fault","fault":"slow","seconds":3,"server":"Hall","times":2}"# + "  "
                + helpText("simulate.fault", ["clear": #"{"do":"clear-fault"}"#]),
            #"{"do":"reboot"}"# + "  " + helpText("simulate.reboot"),
            #"{"do":"reset"}"# + "  " + helpText("simulate.reset"),
        ].joined(separator: "\n")
    }
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
