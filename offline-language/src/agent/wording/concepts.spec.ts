import { expect, it } from 'vitest'
import { contentStems } from '../../language/tokens/content-stems.js'
import { sharedInMeaning } from './concepts.js'

it.each([
  ['the delay', 'Why is it so late?'],
  ['keeping the dog overnight', 'I would like to keep him here tonight.'],
  ['internet', 'Is there wifi?'],
  ['vaccinated', 'Is he up to date with his shots?'],
])('finds "%s" in other words: "%s"', (wanted, said) => {
  expect(sharedInMeaning(contentStems(wanted), contentStems(said))).toBeGreaterThan(0)
})

it('finds nothing in a turn about something else', () => {
  expect(sharedInMeaning(contentStems('the delay'), contentStems('How many rooms are there?'))).toBe(0)
})
