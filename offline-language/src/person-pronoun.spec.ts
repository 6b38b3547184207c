import { expect, it } from 'vitest'
import { scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { readRole } from './agent/role/read-role.js'
import { personPronounOf } from './agent/prompt/person-pronoun.js'

await prepareTagger()

const loan =
  "You are Milo, 33, Keziah's friend from the climbing gym. Last summer she lent you 1,900 dollars for a van. " +
  "Losing her as a friend would be worse than being broke. You'd look after her twins on Fridays if she waives the interest. " +
  'You joke a lot, and you still drive your van.'

it('who practises is "you" in every sentence that the part says', () => {
  const { units, facts } = readRole(scenarioFor('Old friend', 'Keziah')(loan))
  const said = [...units.said, ...units.bargains, ...facts].map(({ text }) => text)
  expect(said).toContain('Last summer you lent me 1,900 dollars for a van.')
  expect(said).toContain('Losing you as a friend would be worse than being broke.')
  expect(said).toContain('I would look after your twins on Fridays if you waive the interest.')
  expect(said).toContain('I am Milo, 33, your friend from the climbing gym.')
  expect(said.join(' ')).not.toMatch(/\b(?:she|her)\b/)
})

it.each([
  ["You are Milo, Keziah's friend. Your sister moved out in May. She lent you 900 dollars.", 'Keziah'],
  ["You are Milo, Keziah's friend. Keziah and Imogen share a flat. She lent you 900 dollars.", 'Keziah'],
  ['You are Leonie, who must speak against the man who stalked you. He sent you letters. You like Magda.', 'Magda'],
  [
    'You are Ada. You like Pavel. You ran well. You came in fourth. You are tired. The winner beat you; her time is right.',
    'Pavel',
  ],
  ['Milo, 33, is a cook. He owes Keziah 900 dollars. He is ashamed.', 'Keziah'],
])('“%s” may mean somebody else', (prompt, recipientName) => {
  expect(personPronounOf(scenarioFor('Old friend', recipientName)(prompt))).toBeNull()
})
