import HomeModel
import Testing

@testable import HomeConversation

struct ConversationTests {}
