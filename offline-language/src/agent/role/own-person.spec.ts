import { expect, it } from 'vitest'
import type { Cast } from '../written/cast-of.js'
import { ofOwnPerson } from './own-person.js'

const cast: Cast = {
  pronoun: 'she',
  own: new Set(['she', 'her', 'hers', 'herself']),
  part: new Set(['petra', 'lund']),
  person: new Set(['manager']),
}

it.each([
  ['Mrs Lund reads the notes.', 'I read the notes.'],
  ["You took Petra's keys.", 'You took my keys.'],
  ['It matters to her that she is asked.', 'It matters to me that I am asked.'],
  ['The yard belongs to the Lund family.', 'The yard belongs to the Lund family.'],
  ['I am Petra Lund.', 'I am Petra Lund.'],
  ['My sister says that she is ill.', 'My sister says that she is ill.'],
])('turns “%s” into “%s”', (text, said) => expect(ofOwnPerson(text, cast)).toBe(said))

it('leaves out what it cannot turn', () => {
  expect(ofOwnPerson('Nobody, not even Petra Lund’s, was there with Petra at.', cast)).toBeNull()
})
