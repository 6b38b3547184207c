import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['units/describes-listener', 'isOrWants', 'You are here to talk', 'You lent me a van'],
  ['units/describes-listener', 'summons', 'You have asked me for a word', 'You have asked me for money'],
  ['units/describes-listener', 'appointment', 'You have booked a discovery call', 'You have booked a room'],
  ['units/promises', 'manner', 'You would calm down', 'You would sign'],
  ['units/promises', 'feeling', 'You would calm down', 'You would sign'],
  ['units/promises', 'feeling', 'You take offence', 'You take the car'],
  ['units/promises', 'ofTalk', 'You will hang up', 'You will sign up'],
  ['units/promises', 'otherDeed', 'he pays for it', 'he is rude'],
  ['units/conditions', 'mannerOfPart', 'she seems honest', 'she pays'],
  ['units/conditions', 'asksHelp', 'asks for alternatives', 'asks for you'],
  ['units/conditions', 'ofTalk', 'You openly admit it', 'You openly pay'],
  ['units/kinds', 'isImperative', 'Hang up now', 'You hang up'],
  ['units/kinds', 'ofView', 'You are still undecided', 'You are still here'],
  ['units/ordered-unit', 'permitted', 'You may waive the fee', 'You may waive the fee if they ask'],
  ['units/ordered-unit', 'refused', 'Never lend the key', 'Never lose the key'],
  ['units/prices', 'openingBefore', 'It costs around ', 'It rains '],
  ['units/prices', 'pays', 'You can pay', 'You can go'],
  ['units/sayable', 'limitWords', 'you pay at most 300 euros', 'it rose up to 300 euros'],
  ['units/aside-of-secret', 'asideOfSecret', 'a debt which nobody knows about', 'a debt which he knows about'],
  ['units/said-in-case', 'saidInCase', 'If they ask, you admit that it is late', 'If they ask, you leave'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
