import { Conversation } from '@elevenlabs/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const anything = expect.stringMatching(/\w/) as string

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

describe("the provider's official client", () => {
  it('talks with the built-in agent as with its own', async () => {
    const { requestId } = await new DemoStory(admin).request()
    const { signedUrl, conversationId } = await new OpenDemo(app, admin, requestId).session()
    const heard: { role: string; message: string }[] = []
    const ended: unknown[] = []
    const errors: unknown[] = []
    const conversation = await Conversation.startSession({
      signedUrl: app.url.replace('http', 'ws') + signedUrl,
      connectionType: 'websocket',
      textOnly: true,
      dynamicVariables: { recipient_name: 'Alex Kim' },
      onMessage: ({ role, message }) => heard.push({ role, message }),
      onDisconnect: (details) => ended.push(details),
      onError: (...details) => errors.push(details),
    })
    expect(conversation.getId()).toBe(conversationId)
    await vi.waitFor(() => expect(heard).toEqual([{ role: 'agent', message: anything }]), 20_000)
    conversation.sendUserMessage('Good morning, this is Alex.')
    await vi.waitFor(() => expect(heard).toHaveLength(3), 20_000)
    expect(heard.slice(1)).toEqual([
      { role: 'user', message: 'Good morning, this is Alex.' },
      { role: 'agent', message: anything },
    ])
    conversation.sendContextualUpdate('The person looks out of the window.')
    conversation.sendUserActivity()
    await app.dataSource.query(
      `UPDATE live_conversations SET started_at = now() - interval '40 minutes' WHERE id = $1`,
      [conversationId],
    )
    for (let said = 3; said < 30 && ended.length === 0; said += 2) {
      conversation.sendUserMessage('Thank you, that is all from me. Goodbye!')
      await vi.waitFor(() => expect(heard.length >= said + 2 || ended.length > 0).toBe(true), 20_000)
    }
    await vi.waitFor(() => expect(ended).toMatchObject([{ reason: 'agent' }]), 20_000)
    expect(errors).toEqual([])
  })
})
