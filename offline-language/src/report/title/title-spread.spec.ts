import { expect, it } from 'vitest'
import type { Sentence } from '../../language/sentences/sentence.js'
import { spreadIn } from './title-spread.js'

const said = (turn: number, text: string) => ({ turns: [turn], text }) as unknown as Sentence

it('is more for what the talk comes back to than for a joke', () => {
  const talk = [
    said(0, 'It is about the fence.'),
    said(1, 'The fence, write a song about it?'),
    said(2, 'No song. The fence must be done by May.'),
    said(3, 'I mend the fence in May.'),
  ]
  const spread = spreadIn(talk, (one) => (one === talk[3] ? 0.8 : 0.1))
  const [fence, song] = [spread('Fence', talk.slice(1, 3)), spread('Song', talk.slice(1, 3))]
  expect(fence).toMatchObject({ decidedSomewhere: 0.8, comesLater: 1, cameBefore: 1 })
  expect(song).toMatchObject({ decidedSomewhere: 0.1, comesLater: 0, cameBefore: 0, outside: 0 })
  expect(fence['range']).toBeGreaterThan(song['range']!)
})
