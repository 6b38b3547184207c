import type { Conversation } from '@clarity/fakes/elevenlabs'
import type { TwilioMessage } from '@clarity/fakes/twilio'
import type { Vendors } from '../product/vendors.ts'

/** The kinds of messages: the first words of this run's templates. */
export const messageKinds = ['asked', 'invited', 'self-invited', 'calling', 'report', 'manager-report'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What the vendors actually did, by phone number. */
export class VendorRecords {
  private readonly vendors: Vendors
  private readonly messages = new Map<string, TwilioMessage[]>()
  private readonly calls = new Map<string, Conversation[]>()
  private readMessages = 0
  private readConversations = 0

  constructor(vendors: Vendors) {
    this.vendors = vendors
  }

  messagesTo(phone: string, kind?: MessageKind): TwilioMessage[] {
    const { messages } = this.vendors.twilio
    for (; this.readMessages < messages.length; this.readMessages += 1) {
      const message = messages[this.readMessages]!
      append(this.messages, message.to, message)
    }
    const found = this.messages.get(phone) ?? []
    return kind === undefined ? found : found.filter(({ body }) => kindOf(body) === kind)
  }

  callsTo(phone: string): Conversation[] {
    const { conversations } = this.vendors.elevenLabs
    for (; this.readConversations < conversations.length; this.readConversations += 1) {
      const { phoneCall } = conversations[this.readConversations]!
      if (phoneCall) append(this.calls, phoneCall.toNumber, conversations[this.readConversations]!)
    }
    return this.calls.get(phone) ?? []
  }
}

export function kindOf(body: string): MessageKind {
  const kind = messageKinds.find((known) => body.startsWith(`${known}: `))
  if (!kind) throw new Error(`A message of no known kind: ${body}`)
  return kind
}

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}
