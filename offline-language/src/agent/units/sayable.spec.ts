import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { counterpartOf } from '../prompt/counterpart.js'
import { sayableOf } from './sayable.js'

beforeAll(prepareTagger)

const person = counterpartOf('', '')

it.each([
  ['You would be willing to wait or to pay half.', 'I would be willing to wait or to pay half.'],
  ['Your boss knows the two of you.', 'My boss knows the two of us.'],
])('“%s” is said as “%s”', (written, said) => expect(sayableOf(written, '', person)).toBe(said))

it.each([
  'You meet your social worker, the recipient, in a café.',
  'Now the two of you meet on the stairs.',
  'The recipient has asked you for a word because you were late.',
  'The recipient has booked a discovery call with you.',
  'You are willing to wait, but nothing else.',
])('“%s” is not said', (written) => expect(sayableOf(written, '', person)).toBeNull())
