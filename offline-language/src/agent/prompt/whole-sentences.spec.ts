import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { withWholeSentences } from './whole-sentences.js'

beforeAll(prepareTagger)

it.each([
  [
    'You are open to a diary which you sign, and to a weekly email.',
    'You are open to a diary which you sign, and to a weekly email.',
  ],
  ['You are willing to let Nils go and pay the fine.', 'You are willing to let Nils go and pay the fine.'],
  ['You are Judith Rhodes, 68, and live alone.', 'You are Judith Rhodes, 68. You live alone.'],
])('“%s” is read as “%s”', (written, told) => expect(withWholeSentences(written)).toBe(told))
