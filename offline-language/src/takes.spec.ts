import { expect, it } from 'vitest'
import { loadPatterns } from './data/load-patterns.js'
import { repliesTo } from '../test/play-prompt.js'
import { readScenario } from './agent/next-reply.js'

const scenario = {
  title: 'Missing tools',
  language: 'en',
  firstMessage: '',
  recipientName: 'Olga Brandt',
  recipientRole: 'site manager',
  prompt:
    'You are Marek Dusan, 41, a carpenter, nine years with the firm. Tools worth 600 euros are missing from your van. Being told that you are careless makes you furious. Lectures make you loud, and threats of dismissal make you go silent. If someone mentions the police, you bring up the works council. An honest apology takes the wind out of your sails. You want a lock for the van. You will not pay for the tools.',
}

const play = (...said: string[]): string[] => repliesTo(scenario, said, 'Hello.').map(({ text }) => text)
const start = 'Hello Marek, thanks for coming.'

it('throws back what makes the part angry, each time in other words', async () => {
  await readScenario(scenario)
  const [, first, second] = play(start, 'You are careless, Marek.', 'I still say you are careless with your things.')
  expect(first).toMatch(/^Don't tell me that I'm careless\. ./)
  expect(second).not.toBe(first)
})

it.each([
  ["You can't just treat tools like that. You have to learn to take responsibility.", /^(?!All right).*!$/],
  ['Then you will be dismissed, Marek.', /nothing to say|not say|not saying|answer that|Say what you like|what to say/],
  ['In that case I will have to inform the police.', /bring in the works council\.$/],
  ["I'm truly sorry, I should have asked you before I sent that letter.", /Thank you|helps|help\b/],
])('“%s” is taken as the prompt says', (said, reply) => {
  expect(play(start, said)[1]).toMatch(reply)
})

it('refuses in the same breath what is asked', () => {
  expect(play(start, "You're careless, Marek. Will you pay for the tools?")[1]).toMatch(
    /careless.*won't pay for the tools/,
  )
})

it('does not mind what is taken back', () => {
  const { takesBack } = loadPatterns('replies/takes-back', 'takesBack')
  expect("I don't want to threaten you.").toMatch(takesBack)
  expect('Forget the warning.').toMatch(takesBack)
  expect('I threaten you.').not.toMatch(takesBack)
})
