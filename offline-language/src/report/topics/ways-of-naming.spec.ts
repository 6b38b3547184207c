import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { waysOfNaming } from './ways-of-naming.js'

const ways = (name: string, ...texts: string[]) =>
  waysOfNaming({ text: name, name, stems: [name] }, texts.map((text) => ({ text })) as Sentence[])

it.each([
  ['landings', 'Landings', 'fronted', 1],
  ['steep turns', 'Okay, the steep turns first', 'fronted', 1],
  ['landings', 'You are late in the landings', 'fronted', 0],
  ['radio call', 'Now, the radio call at the zone boundary', 'ledTo', 1],
  ['vicar', 'What about the vicar', 'ledTo', 1],
  ['vicar', 'I saw the vicar', 'ledTo', 0],
  ['deposit', 'The deposit is a hundred pounds', 'figured', 1],
  ['deposit', 'The deposit is high', 'figured', 0],
  ['rota', 'I will write the rota', 'settled', 1],
  ['rota', 'The rota is wrong', 'settled', 0],
  ['card', 'Can you send me a new card', 'wantedIn', 1],
  ['card', 'I need to talk to the bank before I use the card', 'wantedIn', 0],
] as const)('%s in "%s": %s is %d', (name, text, way, value) => {
  expect(ways(name, text)[way]).toBe(value)
})
