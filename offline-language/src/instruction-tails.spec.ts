import { beforeAll, expect, it } from 'vitest'
import { nextReply, prepareAgent } from './index.js'

beforeAll(prepareAgent)

function replyTo(prompt: string, message: string): string {
  const scenario = {
    title: 'A talk',
    prompt,
    firstMessage: 'Hello.',
    language: 'en' as const,
    recipientName: 'Keiko',
    recipientRole: 'Manager',
  }
  const turns = [
    { role: 'agent' as const, message: 'Hello.', at: 0 },
    { role: 'user' as const, message, at: 9 },
  ]
  return nextReply(scenario, turns, 9).text
}

const press =
  '- Role: Uwe Brandt, maintenance technician\n- Press no. 4 has been down since 2:40 a.m.\n- Uwe skipped the last inspection (he hides this; admits it only if asked directly about the inspection)\n- If Keiko offers to send a driver to Kassel, he says it could be running by noon\n- Without a driver: not before tomorrow morning'

it('says until when it will not be, and names no condition to who offers nothing', () => {
  expect(replyTo(press, 'When will it be running again?')).toContain('before tomorrow morning')
})

it('admits what a bracket keeps back only when asked about it', () => {
  expect(replyTo(press, 'Was it checked at the last inspection?')).toMatch(/I skipped the last inspection\.$/)
  expect(replyTo(press, "What's going on with the press?")).not.toMatch(/skipped|hide/)
})

const concert =
  "You're Noor, 15. You came home late. You want to go to a concert on the 12th, bring it up if things go well."

it('keeps a wish for later until the talk goes well', () => {
  expect(replyTo(concert, 'Noor, can we talk about last night?')).not.toContain('concert')
  expect(replyTo(concert, 'Thank you. Is there anything else you want to talk about?')).toContain('concert')
})
