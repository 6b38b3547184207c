import { expect, it } from 'vitest'
import { repliesTo } from '../test/play-prompt.js'
import { readScenario } from './agent/next-reply.js'

const scenario = {
  title: 'The village choir',
  language: 'en',
  firstMessage: '',
  recipientName: 'Paula Reinhart',
  recipientRole: 'chair of the choir',
  prompt:
    'You are Edgar Voss, 66, a retired music teacher. For fourteen years you have led the village choir, and it has grown from nine singers to thirty-five. On Sunday the board gave the Christmas concert to a young conductor from the town. You come in angry. You feel pushed aside. The rehearsals are on Thursdays at eight. You will not sing under somebody else. If the chair lets you lead the spring concert, you agree to help with the Christmas concert.',
}

const play = (...said: string[]): string[] => repliesTo(scenario, said, 'Hello.').map(({ text }) => text)
const last = (...said: string[]) => play('Hello Edgar, thanks for coming.', ...said).at(-1)

it('answers how it goes with a thing by what the prompt says of that thing', async () => {
  await readScenario(scenario)
  expect(last('How have you been getting along with the choir?')).toMatch(/choir|singers/)
})

it('says no time to a question with “when” that asks for none', () => {
  expect(last('How do the singers feel when you shout at them?')).not.toMatch(
    /^(?:As I said, )?(?:On )?\p{L}+day\b.{0,12}$/u,
  )
})

it('agrees to no day of what would come again and again', () => {
  expect(last('Would you look after the children’s choir one Saturday a month?')).not.toMatch(/Saturday/)
})

it('agrees to no day for a thing that it is asked for', () => {
  expect(last('Can I have the scores back this Saturday?')).not.toMatch(/^(?:Yes, )?(?:this )?Saturday/i)
})

it('never says how it behaves', () => {
  const asked = ['What is weighing on you?', 'Why is that?', 'What is the matter?', 'Do you like it here?']
  expect(play('Hello Edgar.', ...asked).join(' ')).not.toMatch(/come in angry/)
})

it('does not tell the person what the person has just said', () => {
  expect(last('The board gave the Christmas concert to a young conductor from the town. What do you say?')).not.toMatch(
    /board gave/,
  )
})

it('means what it has said', () => {
  expect(last('What do you think of the concert?', 'Do you really mean that?')).toMatch(/mean/)
})
