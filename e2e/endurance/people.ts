import type { Conversation } from '@clarity/fakes/elevenlabs'
import type { Demo, Story } from './story.ts'

/** The people of the run, found by everything that identifies them. */
export class People {
  readonly running = new Set<Story>()
  private readonly byPhone = new Map<string, Story>()
  private readonly byRequest = new Map<string, Story>()
  private readonly byWord = new Map<string, Story>()
  private phones = 0

  /** A number that is unique in this run. */
  newPhone(story: Story): string {
    const phone = `+1415555${String(1000 + this.phones++)}`
    this.byPhone.set(phone, story)
    return phone
  }

  enter(story: Story): void {
    this.running.add(story)
    this.byWord.set(story.word, story)
  }

  know(requestId: string, story: Story): void {
    this.byRequest.set(requestId, story)
  }

  ofPhone(phone: string): Story | undefined {
    return this.byPhone.get(phone)
  }

  ofRequest(requestId: string): Story | undefined {
    return this.byRequest.get(requestId)
  }

  ofText(text: string): Story | undefined {
    const [word] = /Tamarisk\d{5}/.exec(text) ?? []
    return word === undefined ? undefined : this.byWord.get(word)
  }

  ofConversation({ phoneCall, clientData }: Conversation): Story | undefined {
    return phoneCall ? this.ofPhone(phoneCall.toNumber) : this.ofRequest(clientData.user_id ?? '')
  }

  demoOfPhone(phone: string): Demo | undefined {
    return this.ofPhone(phone)?.demos.find(({ recipientPhone }) => recipientPhone === phone)
  }
}
