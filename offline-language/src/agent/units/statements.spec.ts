import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { isNounWithClause, statementsOf } from './statements.js'

beforeAll(prepareTagger)

it('are not cut where a list goes on', () => {
  expect(statementsOf('you plaster the living room, the hall and two bedrooms of their terraced house.')).toHaveLength(
    1,
  )
})

it.each([
  ['Disabled people who need to park close to the shop.', true],
  ['The traders, who tell me that they lose money.', true],
  ['I know who called.', false],
  ['£310 a month', false],
])('%j is a noun with a clause: %s', (text, is) => {
  expect(isNounWithClause(text)).toBe(is)
})
