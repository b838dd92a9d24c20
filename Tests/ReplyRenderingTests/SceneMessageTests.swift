import HomeModel
import ReplyRendering
import TestSupport
import Testing

/// What is said of what accessories did not do, of scenes that were run, and of what would be opened.
struct SceneMessageTests {
    private let renderer: ReplyRenderer

    init() throws { renderer = try ReplyRenderer(folder: Fixture.project + "/Grammars/en") }

    private func result(_ service: String?, _ error: ControlError?) -> ActionResult {
        ActionResult(accessory: service ?? "", service: service, characteristic: "On", value: .bool(true), error: error)
    }

    @Test func saysWhatKeptAnAccessory() {
        #expect(renderer.text(.unreachable) == "cannot be reached")
        #expect(renderer.text(.notPaired, of: "Desk Lamp") == "Desk Lamp is not paired with Beckon")
        #expect(renderer.text(.unconfirmed).contains("whether it was done is not known"))
        #expect(
            renderer.text(.protocolViolation(ProtocolViolation(.status, "500"))) == "answered wrongly: HTTP status 500")
        #expect(renderer.text(.status(-70400)) == "refused with status -70400")
    }

    @Test func saysHowASceneWent() {
        let scene = { (actions: [ActionResult]) in
            renderer.summary(of: ActionSetResult(scene: "good night", actions: actions))
        }
        #expect(scene([result("Fan", nil)]) == "good night is set.")
        #expect(scene([]) == "good night has no actions.")
        #expect(
            scene([result("Fan", nil), result("Lamp", .busy), result("Lamp", .busy)])
                == "good night failed in part: Lamp is busy.")
        #expect(
            scene([result(nil, .notPaired)])
                == "good night failed: an accessory that is gone is not paired with Beckon.")
        let many = (1...10).map { result("Lamp \($0)", .busy) }
        #expect(scene(many).hasSuffix("Lamp 8 is busy, and 2 more."))
    }

    @Test func writesASceneAsALineAnActionAndAsJSON() {
        #expect(renderer.line(of: result("Fan", nil)) == "Fan On = true")
        #expect(renderer.line(of: result("Fan", .timedOut)) == "Fan On: Fan did not answer in time")
        let json = renderer.json(of: ActionSetResult(scene: "Away", actions: [result(nil, .notPaired)]))
        #expect(
            json.line
                == #"{"actions":[{"accessory":"","characteristic":"On","code":\#(HomeError.notFound.code),"error":"#
                + #""is not paired with Beckon","service":"an accessory that is gone","value":true}],"#
                + #""code":\#(HomeError.actionSetExecutionFailed.code),"scene":"Away","status":"failed"}"#)
    }

    @Test func saysWhatWouldBeOpened() throws {
        let home = Fixture.home("cottage").homes[0]
        let openings = home.accessories.flatMap { accessory in
            accessory.services.filter { $0.type.guards(by: "LockTargetState") || $0.type.guards(by: "TargetDoorState") }
                .compactMap { service -> Opening? in
                    guard let type = service.characteristics.map(\.type).first(where: service.type.guards(by:)) else {
                        return nil
                    }
                    return Opening(ServiceReference(accessory: accessory.id, service: service.id), type, .int(0))
                }
        }
        let told = renderer.text(Set(openings), in: home)
        #expect(told.contains("unlock the Front Door") && told.contains(" and "))
        let gone = Opening(ServiceReference(accessory: AccessoryID(), service: ServiceID()), "TargetDoorState", .int(0))
        #expect(renderer.text([gone], in: home) == "open what is gone")
    }
}
