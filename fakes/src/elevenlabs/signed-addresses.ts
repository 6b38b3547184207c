import { randomBytes } from 'node:crypto'
import { newConversation, type Conversation } from './conversation.ts'

const path = '/v1/convai/conversation'

/** The signed addresses for pages: each is valid once, and names its conversation if one was requested. */
export class SignedAddresses {
  private readonly conversations = new Map<string, Conversation>()

  sign(serverUrl: string, agentId: string, namesConversation: boolean): string {
    const conversation = newConversation(agentId)
    const signature = `cvtkn_${randomBytes(12).toString('hex')}`
    this.conversations.set(signature, conversation)
    const address = new URL(`${serverUrl.replace('http', 'ws')}${path}`)
    address.searchParams.set('agent_id', agentId)
    if (namesConversation) address.searchParams.set('conversation_id', conversation.id)
    address.searchParams.set('conversation_signature', signature)
    return address.href
  }

  /** The conversation that an address was signed for; null if the address is invalid or was used before. */
  take(asked: string): Conversation | null {
    const { pathname, searchParams } = new URL(asked, 'http://elevenlabs')
    const signature = searchParams.get('conversation_signature') ?? ''
    const conversation = pathname === path ? this.conversations.get(signature) : undefined
    this.conversations.delete(signature)
    return conversation ?? null
  }
}
