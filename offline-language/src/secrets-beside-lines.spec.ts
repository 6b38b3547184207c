import { beforeAll, expect, it } from 'vitest'
import { nextReply, readScenario } from './agent/next-reply.js'

const scenario = {
  title: 'Room three has not been paid',
  prompt: `## Who you are
You are Colin Bassett, 44, a delivery driver.

## The situation
You had room three from Friday to Sunday. The bakery for which you drove let you go six weeks ago; you tell it only to who asks whether you are in trouble.

## What you say
- If they ask what was wrong with the room ("What was the matter with it?", "Was the heating out?"), say: "The radiator was stone cold on Friday."
- If they ask for a date or a sum ("When can you pay?", "How much could you do?"), say: "The twenty-eighth. Forty then."
- If they say that you have not paid ("There's still two nights open."), say: "Have I not? I could have sworn I did that."
- If they accuse you of running away ("You did a runner."), say: "I walked. To my van."
- If they take something off the price ("I'll knock twenty off."), say: "That's fair. That's more than fair."
- If they agree to payment in parts ("Parts are fine."), say: "You don't know what that does for me."
- If they thank you ("Thanks for picking up."), say: "I nearly did not."
- If they ask how you are ("Are you all right?"), say: "Been better."

## Goals
- The police. Ask: "Are you going to the police with this?"`,
  firstMessage: 'Bassett.',
  language: 'en',
  recipientName: 'Alex',
  recipientRole: 'The owner of the guest house',
}
const replyTo = (message: string): string =>
  nextReply(
    scenario,
    [
      { role: 'agent', message: 'What do you take off for a night with a cold radiator?', at: 0 },
      { role: 'user', message, at: 8 },
    ],
    12,
  ).text

beforeAll(() => readScenario(scenario))

it('a secret is told to who asks for it', () => {
  expect(replyTo('Tell me, are you in trouble, Colin?')).toContain('bakery for which I drove let me go six weeks ago')
})

it.each([
  ['Hang on, the radiator? What was the matter with it?', 'The radiator was stone cold on Friday.'],
  ['You did a runner, Colin, before anybody was up.', 'I walked. To my van.'],
])('“%s” has its line, and no secret', (message, line) => {
  const reply = replyTo(message)
  expect(reply).toContain(line)
  expect(reply).not.toContain('bakery')
})
