import { expect, it } from 'vitest'
import { promiseOf } from './spoken-bargain.js'

it.each([['I will agree to hand back the keys and to say sorry', 'I will hand back the keys and say sorry']])(
  'says “%s” plainly',
  (yes, said) => {
    expect(promiseOf({ yes })).toBe(said)
  },
)
