import { expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { playSaid, scenarioFor } from '../test/play-prompt.js'

await prepareTagger()

const paramedic = [
  'You are Nadia Rahman, a night-shift paramedic, 34. You sleep between nine in the morning and four in the afternoon. Since your ',
  'neighbour laid wooden floors, you hear every footstep. You have not told anyone that you nodded off at the wheel of the ambulance a fortnight ago; ',
  'you only admit it if he asks whether you are all right.',
].join('')
const buyer = [
  'You are Dougie Marr, 52, head of purchasing at a jam maker. You have bought glass jars from the same firm for eleven years. You have a ',
  "quote from a Polish supplier that is 8% cheaper. The Polish supplier needs ten weeks' lead time and you can't wait that long; you only admit this if ",
  'she asks directly about delivery times.',
].join('')
const lastSaid = (prompt: string, ...says: string[]) =>
  playSaid(scenarioFor('neighbour', 'Tom')(prompt), ['Hello.', 'Thanks for your time.', ...says]).at(-1)

it('what is open answers a question before a secret that it is near to', () => {
  const reply = lastSaid(paramedic, 'When do you normally sleep?')
  expect(reply).toMatch(/nine/)
  expect(reply).not.toMatch(/wheel/)
})

it('a secret is told to who asks for it in other words', () =>
  expect(lastSaid(buyer, 'How soon could they actually get jars to you?')).toMatch(/ten weeks/))
