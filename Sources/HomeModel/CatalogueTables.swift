/// The types that Apple's HomeKit Accessory Protocol defines, as one table to scan.
///
/// Facts from the HAP specification (release R2 and later additions) as HAP-NodeJS publishes them. An accessory may
/// narrow or widen the range of its own characteristics: what a device says of itself goes before these defaults.
enum CatalogueTables {
    /// Type, name, format, permissions, unit, minimum, maximum, step, longest length, valid values; `-` where none is.
    static let characteristics = """
        1 AdministratorOnlyAccess bool pr,pw,ev - - - - - -
        5 AudioFeedback bool pr,pw,ev - - - - - -
        8 Brightness int pr,pw,ev percentage 0 100 1 - -
        D CoolingThresholdTemperature float pr,pw,ev celsius 10 35 0.1 - -
        E CurrentDoorState uint8 pr,ev - 0 4 1 - 0,1,2,3,4
        F CurrentHeatingCoolingState uint8 pr,ev - 0 2 1 - 0,1,2
        10 CurrentRelativeHumidity float pr,ev percentage 0 100 1 - -
        11 CurrentTemperature float pr,ev celsius -270 100 0.1 - -
        12 HeatingThresholdTemperature float pr,pw,ev celsius 0 25 0.1 - -
        13 Hue float pr,pw,ev arcdegrees 0 360 1 - -
        14 Identify bool pw - - - - - -
        19 LockControlPoint tlv8 pw - - - - - -
        1A LockManagementAutoSecurityTimeout uint32 pr,pw,ev seconds - - - - -
        1C LockLastKnownAction uint8 pr,ev - 0 10 1 - 0,1,2,3,4,5,6,7,8,9,10
        1D LockCurrentState uint8 pr,ev - 0 3 1 - 0,1,2,3
        1E LockTargetState uint8 pr,pw,ev - 0 1 1 - 0,1
        1F Logs tlv8 pr,ev - - - - - -
        20 Manufacturer string pr - - - - 64 -
        21 Model string pr - - - - 64 -
        22 MotionDetected bool pr,ev - - - - - -
        23 Name string pr - - - - 64 -
        24 ObstructionDetected bool pr,ev - - - - - -
        25 On bool pr,pw,ev - - - - - -
        26 OutletInUse bool pr,ev - - - - - -
        28 RotationDirection int pr,pw,ev - 0 1 1 - 0,1
        29 RotationSpeed float pr,pw,ev percentage 0 100 1 - -
        2F Saturation float pr,pw,ev percentage 0 100 1 - -
        30 SerialNumber string pr - - - - 64 -
        32 TargetDoorState uint8 pr,pw,ev - 0 1 1 - 0,1
        33 TargetHeatingCoolingState uint8 pr,pw,ev - 0 3 1 - 0,1,2,3
        34 TargetRelativeHumidity float pr,pw,ev percentage 0 100 1 - -
        35 TargetTemperature float pr,pw,ev celsius 10 38 0.1 - -
        36 TemperatureDisplayUnits uint8 pr,pw,ev - 0 1 1 - 0,1
        37 Version string pr - - - - 64 -
        4C PairSetup tlv8 pr,pw - - - - - -
        4E PairVerify tlv8 pr,pw - - - - - -
        4F PairingFeatures uint8 pr - - - - - -
        50 ListPairings tlv8 pr,pw - - - - - -
        52 FirmwareRevision string pr - - - - - -
        53 HardwareRevision string pr - - - - - -
        54 SoftwareRevision string pr - - - - - -
        57 AccessoryIdentifier string pr - - - - - -
        58 TunneledAccessoryStateNumber int pr,ev - - - - - -
        59 TunneledAccessoryConnected bool pr,pw,ev - - - - - -
        5B RelayEnabled bool pr,pw,ev - - - - - -
        5C RelayState uint8 pr,ev - 0 5 1 - -
        5E RelayControlPoint tlv8 pr,pw,ev - - - - - -
        60 TunneledAccessoryAdvertising bool pr,pw,ev - - - - - -
        61 TunnelConnectionTimeout int pr,pw,ev - - - - - -
        64 AirParticulateDensity float pr,ev - 0 1000 - - -
        65 AirParticulateSize uint8 pr,ev - 0 1 1 - 0,1
        66 SecuritySystemCurrentState uint8 pr,ev - 0 4 1 - 0,1,2,3,4
        67 SecuritySystemTargetState uint8 pr,pw,ev - 0 3 1 - 0,1,2,3
        68 BatteryLevel uint8 pr,ev percentage 0 100 1 - -
        69 CarbonMonoxideDetected uint8 pr,ev - 0 1 1 - 0,1
        6A ContactSensorState uint8 pr,ev - 0 1 1 - 0,1
        6B CurrentAmbientLightLevel float pr,ev lux 0.0001 100000 - - -
        6C CurrentHorizontalTiltAngle int pr,ev arcdegrees -90 90 1 - -
        6D CurrentPosition uint8 pr,ev percentage 0 100 1 - -
        6E CurrentVerticalTiltAngle int pr,ev arcdegrees -90 90 1 - -
        6F HoldPosition bool pw - - - - - -
        70 LeakDetected uint8 pr,ev - 0 1 1 - 0,1
        71 OccupancyDetected uint8 pr,ev - 0 1 1 - 0,1
        72 PositionState uint8 pr,ev - 0 2 1 - 0,1,2
        73 ProgrammableSwitchEvent uint8 pr,ev - 0 2 1 - 0,1,2
        74 ProgrammableSwitchOutputState uint8 pr,pw,ev - 0 1 1 - -
        75 StatusActive bool pr,ev - - - - - -
        76 SmokeDetected uint8 pr,ev - 0 1 1 - 0,1
        77 StatusFault uint8 pr,ev - 0 1 1 - 0,1
        78 StatusJammed uint8 pr,ev - 0 1 1 - 0,1
        79 StatusLowBattery uint8 pr,ev - 0 1 1 - 0,1
        7A StatusTampered uint8 pr,ev - 0 1 1 - 0,1
        7B TargetHorizontalTiltAngle int pr,pw,ev arcdegrees -90 90 1 - -
        7C TargetPosition uint8 pr,pw,ev percentage 0 100 1 - -
        7D TargetVerticalTiltAngle int pr,pw,ev arcdegrees -90 90 1 - -
        8E SecuritySystemAlarmType uint8 pr,ev - 0 1 1 - -
        8F ChargingState uint8 pr,ev - 0 2 1 - 0,1,2
        90 CarbonMonoxideLevel float pr,ev - 0 100 1 - -
        91 CarbonMonoxidePeakLevel float pr,ev - 0 100 1 - -
        92 CarbonDioxideDetected uint8 pr,ev - 0 1 1 - 0,1
        93 CarbonDioxideLevel float pr,ev - 0 100000 1 - -
        94 CarbonDioxidePeakLevel float pr,ev - 0 100000 1 - -
        95 AirQuality uint8 pr,ev - 0 5 1 - 0,1,2,3,4,5
        A4 AppMatchingIdentifier tlv8 pr - - - - - -
        A6 AccessoryFlags uint32 pr,ev - - - - - -
        A7 LockPhysicalControls uint8 pr,pw,ev - 0 1 1 - 0,1
        A8 TargetAirPurifierState uint8 pr,pw,ev - 0 1 1 - 0,1
        A9 CurrentAirPurifierState uint8 pr,ev - 0 2 1 - 0,1,2
        AA CurrentSlatState uint8 pr,ev - 0 2 1 - 0,1,2
        AB FilterLifeLevel float pr,ev - 0 100 1 - -
        AC FilterChangeIndication uint8 pr,ev - 0 1 1 - 0,1
        AD ResetFilterIndication uint8 pw - 1 1 1 - -
        AF CurrentFanState uint8 pr,ev - 0 2 1 - 0,1,2
        B0 Active uint8 pr,pw,ev - 0 1 1 - 0,1
        B1 CurrentHeaterCoolerState uint8 pr,ev - 0 3 1 - 0,1,2,3
        B2 TargetHeaterCoolerState uint8 pr,pw,ev - 0 2 1 - 0,1,2
        B3 CurrentHumidifierDehumidifierState uint8 pr,ev - 0 3 1 - 0,1,2,3
        B4 TargetHumidifierDehumidifierState uint8 pr,pw,ev - 0 2 1 - 0,1,2
        B5 WaterLevel float pr,ev percentage 0 100 1 - -
        B6 SwingMode uint8 pr,pw,ev - 0 1 1 - 0,1
        BF TargetFanState uint8 pr,pw,ev - 0 1 1 - 0,1
        C0 SlatType uint8 pr - 0 1 1 - 0,1
        C1 CurrentTiltAngle int pr,ev arcdegrees -90 90 1 - -
        C2 TargetTiltAngle int pr,pw,ev arcdegrees -90 90 1 - -
        C3 OzoneDensity float pr,ev - 0 1000 1 - -
        C4 NitrogenDioxideDensity float pr,ev - 0 1000 1 - -
        C5 SulphurDioxideDensity float pr,ev - 0 1000 1 - -
        C6 PM2_5Density float pr,ev - 0 1000 1 - -
        C7 PM10Density float pr,ev - 0 1000 1 - -
        C8 VOCDensity float pr,ev - 0 1000 1 - -
        C9 RelativeHumidityDehumidifierThreshold float pr,pw,ev percentage 0 100 1 - -
        CA RelativeHumidityHumidifierThreshold float pr,pw,ev percentage 0 100 1 - -
        CB ServiceLabelIndex uint8 pr - 1 255 1 - -
        CD ServiceLabelNamespace uint8 pr - 0 1 1 - 0,1
        CE ColorTemperature int pr,pw,ev - 140 500 1 - -
        D1 ProgramMode uint8 pr,ev - 0 2 1 - 0,1,2
        D2 InUse uint8 pr,ev - 0 1 1 - 0,1
        D3 SetDuration uint32 pr,pw,ev seconds 0 3600 1 - -
        D4 RemainingDuration uint32 pr,ev seconds 0 3600 1 - -
        D5 ValveType uint8 pr,ev - 0 3 1 - 0,1,2,3
        D6 IsConfigured uint8 pr,pw,ev - 0 1 1 - 0,1
        DB InputSourceType uint8 pr,ev - 0 10 1 - 0,1,2,3,4,5,6,7,8,9,10
        DC InputDeviceType uint8 pr,ev - 0 6 1 - 0,1,2,3,4,5,6
        DD ClosedCaptions uint8 pr,pw,ev - 0 1 1 - 0,1
        DF PowerModeSelection uint8 pw - 0 1 1 - 0,1
        E0 CurrentMediaState uint8 pr,ev - 0 5 1 - 0,1,2,4,5
        E1 RemoteKey uint8 pw - 0 16 1 - 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
        E2 PictureMode uint8 pr,pw,ev - 0 13 1 - 0,1,2,3,4,5,6,7,8,9,10,11,12,13
        E3 ConfiguredName string pr,pw,ev - - - - - -
        E4 PasswordSetting tlv8 pr,pw,ev - - - - - -
        E5 AccessControlLevel uint16 pr,pw,ev - 0 2 1 - -
        E6 Identifier uint32 pr - - - - - -
        E7 ActiveIdentifier uint32 pr,pw,ev - - - - - -
        E8 SleepDiscoveryMode uint8 pr,ev - 0 1 1 - 0,1
        E9 VolumeControlType uint8 pr,ev - 0 3 1 - 0,1,2,3
        EA VolumeSelector uint8 pw - 0 1 1 - 0,1
        114 SupportedVideoStreamConfiguration tlv8 pr - - - - - -
        115 SupportedAudioStreamConfiguration tlv8 pr - - - - - -
        116 SupportedRTPConfiguration tlv8 pr - - - - - -
        117 SelectedRTPStreamConfiguration tlv8 pr,pw - - - - - -
        118 SetupEndpoints tlv8 pr,pw - - - - - -
        119 Volume uint8 pr,pw,ev percentage 0 100 1 - -
        11A Mute bool pr,pw,ev - - - - - -
        11B NightVision bool pr,pw,ev,tw - - - - - -
        11C OpticalZoom float pr,pw,ev - - - 0.1 - -
        11D DigitalZoom float pr,pw,ev - - - 0.1 - -
        11E ImageRotation int pr,pw,ev arcdegrees 0 360 1 - -
        11F ImageMirroring bool pr,pw,ev - - - - - -
        120 StreamingStatus tlv8 pr,ev - - - - - -
        123 TargetControlSupportedConfiguration tlv8 pr - - - - - -
        124 TargetControlList tlv8 pr,pw,wr - - - - - -
        126 ButtonEvent tlv8 pr,ev - - - - - -
        128 SelectedAudioStreamConfiguration tlv8 pr,pw - - - - - -
        130 SupportedDataStreamTransportConfiguration tlv8 pr - - - - - -
        131 SetupDataStreamTransport tlv8 pr,pw,wr - - - - - -
        132 SiriInputType uint8 pr - 0 0 - - 0
        134 TargetVisibilityState uint8 pr,pw,ev - 0 1 1 - 0,1
        135 CurrentVisibilityState uint8 pr,ev - 0 3 1 - 0,1,2,3
        136 DisplayOrder tlv8 pr,pw,ev - - - - - -
        137 TargetMediaState uint8 pr,pw,ev - 0 2 1 - 0,1,2
        138 DataStreamHAPTransport tlv8 pr,pw,wr - - - - - -
        139 DataStreamHAPTransportInterrupt tlv8 pr,ev - - - - - -
        143 CharacteristicValueTransitionControl tlv8 pr,pw,wr - - - - - -
        144 SupportedCharacteristicValueTransitionConfiguration tlv8 pr - - - - - -
        201 SetupTransferTransport tlv8 pw,wr - - - - - -
        202 SupportedTransferTransportConfiguration tlv8 pr - - - - - -
        205 SupportedCameraRecordingConfiguration tlv8 pr,ev - - - - - -
        206 SupportedVideoRecordingConfiguration tlv8 pr,ev - - - - - -
        207 SupportedAudioRecordingConfiguration tlv8 pr,ev - - - - - -
        209 SelectedCameraRecordingConfiguration tlv8 pr,pw,ev - - - - - -
        20C NetworkClientProfileControl tlv8 pr,pw,ev,tw,wr - - - - - -
        20D NetworkClientStatusControl tlv8 pr,pw,wr - - - - - -
        20E RouterStatus uint8 pr,ev - 0 1 - - 0,1
        210 SupportedRouterConfiguration tlv8 pr - - - - - -
        211 WANConfigurationList tlv8 pr,ev - - - - - -
        212 WANStatusList tlv8 pr,ev - - - - - -
        215 ManagedNetworkEnable uint8 pr,pw,ev,tw - 0 1 - - 0,1
        21B HomeKitCameraActive uint8 pr,pw,ev - 0 1 - - 0,1
        21C ThirdPartyCameraActive uint8 pr,ev - - - - - 0,1
        21D CameraOperatingModeIndicator bool pr,pw,ev,tw - - - - - -
        21E WiFiSatelliteStatus uint8 pr,ev - 0 2 - - 0,1,2
        21F NetworkAccessViolationControl tlv8 pr,pw,ev,tw,wr - - - - - -
        220 ProductData data pr - - - - - -
        222 WakeConfiguration tlv8 pr - - - - - -
        223 EventSnapshotsActive uint8 pr,pw,ev - 0 1 - - 0,1
        224 DiagonalFieldOfView float pr,ev arcdegrees 0 360 - - -
        225 PeriodicSnapshotsActive uint8 pr,pw,ev - - - - - 0,1
        226 RecordingAudioActive uint8 pr,pw,ev,tw - - - - - 0,1
        227 ManuallyDisabled bool pr,ev - - - - - -
        229 VideoAnalysisActive uint8 pr,pw,ev - - - - - -
        22B CurrentTransport bool pr - - - - - -
        22C WiFiCapabilities uint32 pr - - - - - -
        22D WiFiConfigurationControl tlv8 pr,pw,ev,tw,wr - - - - - -
        22F TapType uint16 pr - - - - - -
        231 Token data pw - - - - - -
        232 OperatingStateResponse tlv8 pr,ev - - - - - -
        233 SupportedFirmwareUpdateConfiguration tlv8 pr - - - - - -
        234 FirmwareUpdateReadiness tlv8 pr,ev - - - - - -
        235 FirmwareUpdateStatus tlv8 pr,ev - - - - - -
        238 SupportedDiagnosticsSnapshot tlv8 pr - - - - - -
        23A SleepInterval uint32 pr,ev - 0 - 1 - -
        23B ActivityInterval uint32 pr,ev - 0 - 1 - -
        23C Ping data pr - - - - - -
        23D EventRetransmissionMaximum uint8 pr - - - - - -
        23E EventTransmissionCounters uint32 pr - - - - - -
        23F ReceivedSignalStrengthIndication int pr - - - - - -
        241 SignalToNoiseRatio int pr - - - - - -
        242 TransmitPower int pr - - - - - -
        243 MaximumTransmitPower int pr - - - - - -
        244 ReceiverSensitivity int pr - - - - - -
        245 CCASignalDetectThreshold int pr - - - - - -
        246 CCAEnergyDetectThreshold int pr - - - - - -
        247 MACRetransmissionMaximum uint8 pr - - - - - -
        248 MACTransmissionCounters data pr - - - - - -
        249 StagedFirmwareVersion string pr,ev - - - - - -
        24A HeartBeat uint32 pr,ev - - - - - -
        24B CharacteristicValueActiveTransitionCount uint8 pr,ev - - - - - -
        24C SupportedDiagnosticsModes uint32 pr - - - - - -
        24D SelectedDiagnosticsModes uint32 pr,pw - - - - - -
        250 CryptoHash tlv8 pw,wr - - - - - -
        251 SupportedSleepConfiguration tlv8 pr - - - - - -
        252 SelectedSleepConfiguration tlv8 pr,pw,ev,wr - - - - - -
        254 SiriEndpointSessionStatus tlv8 pr,ev - - - - - -
        255 SiriEnable uint8 pr,pw,ev - 0 1 - - -
        256 SiriListening uint8 pr,pw,ev - 0 1 - - -
        257 SiriTouchToUse uint8 pr,pw,ev - 0 1 - - -
        258 SiriLightOnUse uint8 pr,pw,ev - 0 1 - - -
        25A SiriEngineVersion string pr - - - - - -
        25B AirPlayEnable uint8 pr,pw,ev - 0 1 - - -
        261 AccessCodeSupportedConfiguration tlv8 pr - - - - - -
        262 AccessCodeControlPoint tlv8 pr,pw,wr - - - - - -
        263 ConfigurationState uint16 pr,ev - - - - - -
        264 NFCAccessControlPoint tlv8 pr,pw,wr - - - - - -
        265 NFCAccessSupportedConfiguration tlv8 pr - - - - - -
        268 SupportedAssetTypes uint32 pr - - - - - -
        269 AssetUpdateReadiness uint32 pr,ev - - - - - -
        26B MultifunctionButton uint8 pr,ev - 0 1 - - -
        26C HardwareFinish tlv8 pr - - - - - -
        271 SupportedMetrics tlv8 pr,pw - - - - - -
        272 MetricsBufferFullState bool pr,ev - - - - - -
        702 ThreadNodeCapabilities uint16 pr - 0 31 1 - -
        703 ThreadStatus uint16 pr,ev - 0 127 1 - -
        704 ThreadControlPoint tlv8 pw - - - - - -
        706 ThreadOpenThreadVersion string pr - - - - - -
        """

    /// Type, name, required characteristics, optional characteristics; `-` where there is none.
    static let services = """
        3E AccessoryInformation 14,20,21,23,30,52 A6,A4,E3,26C,53,220,54
        40 Fan 25 23,28,29
        41 GarageDoorOpener E,32,24 1D,1E,23
        43 Lightbulb 25 8,24B,143,CE,13,23,2F,144
        44 LockManagement 19,37 1,5,E,1A,1C,1F,22
        45 LockMechanism 1D,1E 23
        47 Outlet 25 23,26
        49 Switch 25 23
        4A Thermostat F,33,11,35,36 23,10,34,D,12
        55 Pairing 50,4C,4E,4F -
        56 Tunnel 57,61,60,59,58 -
        5A CloudRelay 5E,5C,5B -
        7E SecuritySystem 66,67 23,8E,77,7A
        7F CarbonMonoxideSensor 69 90,91,23,75,77,79,7A
        80 ContactSensor 6A 23,75,77,79,7A
        81 Door 6D,72,7C 23,24,6F
        82 HumiditySensor 10 23,75,77,79,7A
        83 LeakSensor 70 23,75,77,79,7A
        84 LightSensor 6B 23,75,77,79,7A
        85 MotionSensor 22 23,75,77,79,7A
        86 OccupancySensor 71 23,75,77,79,7A
        87 SmokeSensor 76 23,75,77,79,7A
        88 StatefulProgrammableSwitch 73,74 23
        89 StatelessProgrammableSwitch 73 23,CB
        8A TemperatureSensor 11 23,75,77,79,7A
        8B Window 6D,72,7C 23,24,6F
        8C WindowCovering 6D,72,7C 6C,7B,23,24,6F,6E,7D
        8D AirQualitySensor 95 C4,C3,C7,C6,C5,C8,23,75,77,79,7A
        96 Battery 79 68,8F,23
        97 CarbonDioxideSensor 92 93,94,23,75,77,79,7A
        A2 ProtocolInformation 37 -
        B7 Fanv2 B0 AF,BF,A7,23,28,29,B6
        B9 Slats AA,C0 23,B6,C1,C2
        BA FilterMaintenance AC AB,AD,23
        BB AirPurifier B0,A9,A8 A7,23,29,B6
        BC HeaterCooler B0,B1,B2,11 A7,23,29,B6,D,12,36
        BD HumidifierDehumidifier B0,B3,B4,10 A7,23,C9,CA,29,B6,B5
        CC ServiceLabel CD -
        CF IrrigationSystem B0,D1,D2 D4,23,77
        D0 Valve B0,D2,D5 D6,23,D4,CB,D3,77
        D7 Faucet B0 23,77
        D8 Television B0,E7,E3,E1,E8 8,DD,136,E0,137,23,E2,DF
        D9 InputSource E3,DB,D6,23,135 E6,DC,134
        DA AccessControl E5 E4
        110 CameraRTPStreamManagement 117,118,120,115,116,114 B0
        112 Microphone 11A 119
        113 TelevisionSpeaker 11A B0,119,E9,EA
        121 Doorbell 73 8,11A,23,232,119
        122 TargetControlManagement 123,124 -
        125 TargetControl B0,E7,126 23
        127 AudioStreamManagement 115,128 -
        129 DataStreamTransportManagement 131,130,37 -
        133 Siri 132 26B,255,25A,258,256,257
        203 TransferTransportManagement 202,201 -
        204 CameraRecordingManagement B0,209,207,205,206 226
        20A WiFiRouter E3,215,21F,20C,20D,20E,210,211,212 -
        20F WiFiSatellite 21E -
        21A CameraOperatingMode 223,21B 21D,227,11B,225,21C,224
        221 PowerManagement 222 252,251
        228 SmartSpeaker E0,137 25B,E3,11A,23,119
        22A WiFiTransport 22B,22C 22D
        22E TapManagement B0,250,22F,231 -
        236 FirmwareUpdate 234,235 249,233
        237 Diagnostics 238 24D,24C
        239 AccessoryRuntimeInformation 23C 23B,24A,23A
        253 SiriEndpoint 254,37 E7,227
        260 AccessCode 262,261,263 -
        266 NFCAccess 263,264,265 -
        267 AssetUpdate 269,268 -
        26A Assistant B0,E6,23 -
        270 AccessoryMetrics B0,272,271 -
        701 ThreadTransport 22B,704,702,703 246,245,23D,23E,247,248,244,23F,241,706,242,243
        """
}
