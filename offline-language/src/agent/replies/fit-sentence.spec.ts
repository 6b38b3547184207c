import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { nextReply } from '../next-reply.js'

await prepareTagger()

const scenario = {
  title: 'The keys of the boat house',
  prompt: `This exercise belongs to the second day of our course for club officials. In the afternoon the participants have learned how to listen actively.
You are Olga Brenner, 58, keeper of the boat house. You have lost the keys of the boat house on Sunday. You want a new lock by Friday. You speak slowly and you sigh a lot when you are asked about the keys.`,
  firstMessage: 'Good morning.',
  recipientName: 'Per Dahl',
  recipientRole: 'Club secretary',
  language: 'en',
}
const replyTo = (message: string) =>
  nextReply(
    scenario,
    [
      { role: 'agent', message: 'Good morning.', at: 0 },
      { role: 'user', message, at: 8 },
    ],
    8,
  ).text

it.each([
  'What did the participants learn in the afternoon?',
  'What exercise is this on the second day of the course?',
  'And how do you speak when you are asked about the keys?',
])('no reading of the prompt speaks of the exercise or of manner: “%s”', (question) => {
  expect(replyTo(question)).not.toMatch(/exercise|participants|actively|sigh|slowly/)
})

it('a fact of the same prompt is said', () => {
  expect(replyTo('What have you lost?')).toContain('keys of the boat house')
})
