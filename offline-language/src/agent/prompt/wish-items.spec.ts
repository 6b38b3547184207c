import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { withWishItems } from './wish-items.js'

beforeAll(prepareTagger)

const told = (prompt: string) =>
  withWishItems({
    title: '',
    prompt,
    firstMessage: '',
    language: 'en',
    recipientName: '',
    recipientRole: '',
  }).prompt

it.each([
  [
    '## What you want\nDelivery this week, and 80 euros back.',
    '## What you want\nYou want delivery this week, and 80 euros back.',
  ],
  [
    'WHAT SHE WANTS\n- Not to lose the desk\n- That nobody calls her slow\n- Help with maths',
    'WHAT SHE WANTS\n- She does not want to lose the desk.\n- It matters to her that nobody calls her slow.\n- She wants help with maths.',
  ],
  [
    'What he needs\n- Anna at his side\n- Will not sign today. He met Anna in May.',
    'What he needs\n- He wants Anna at his side.\n- Will not sign today. He met Anna in May.',
  ],
  [
    "What he doesn't want\n- To sell\n\nHis past\n- A long illness",
    "What he doesn't want\n- He does not want to sell.\n\nHis past\n- A long illness",
  ],
])('“%s” is read as wishes', (written, read) => expect(told(written)).toBe(read))
