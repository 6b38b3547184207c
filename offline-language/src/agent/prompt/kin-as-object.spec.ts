import { expect, it } from 'vitest'
import { withKinAsObject } from './kin-as-object.js'

it.each([
  ['Your old father is 81. You want him to stay.', 'Your old father is 81. You want your father to stay.'],
  ['Your father is 81. You want her to call a doctor.', 'Your father is 81. You want her to call a doctor.'],
  ['You are the mother of Finn, 11. You want him to stay.', 'You are the mother of Finn, 11. You want Finn to stay.'],
  ['The manager is late. You want him to apologise.', 'The manager is late. You want him to apologise.'],
])('%s', (prompt, told) => expect(withKinAsObject(prompt)).toBe(told))
