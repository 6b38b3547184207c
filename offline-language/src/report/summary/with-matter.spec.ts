import { expect, it } from 'vitest'
import { withMatter } from './with-matter.js'

const matter = 'The sister of Ann is moving in on Monday'

it('a quote that says the matter again is left out', () =>
  expect(withMatter(matter, ['Ann says: “My sister is moving in, on Monday.”', 'They agree.'])).toEqual([
    `${matter}.`,
    'They agree.',
  ]))

it('a quote that says more is kept', () =>
  expect(withMatter(matter, ['Ann says: “The floor of the attic is not finished.”'])).toHaveLength(2))
