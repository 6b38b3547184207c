import { expect, test } from 'vitest'
import { quotedTurns } from './quoted-turns.js'

test.each([
  // An exchange, with what is told before and after it.
  [
    'The lift is late. Ruth asks: “Will it come?” Samir: “Yes. On Thursday.” Ruth: “Good.” Samir will call Ruth.',
    [
      'The lift is late.',
      'Ruth asks: “Will it come?”',
      'Samir: “Yes. On Thursday.”',
      'Ruth: “Good.”',
      'Samir will call Ruth.',
    ],
  ],
  // Titles and names of several words.
  [
    'It is sore. Dr. Anna Lee says: “Take two.” The recipient: “A day?”',
    ['It is sore. Dr. Anna Lee says: “Take two.”', 'The recipient: “A day?”'],
  ],
  // One quote alone stays in its text.
  ['The price is clear. Nora: “38,000.” Dana will think.', ['The price is clear. Nora: “38,000.” Dana will think.']],
  // A quote inside a sentence is no turn.
  ['She said “no” to “Maybe” and “Later”.', ['She said “no” to “Maybe” and “Later”.']],
  ['', ['']],
])('the turns of %j', (text, parts) => {
  expect(quotedTurns(text)).toEqual(parts)
})
