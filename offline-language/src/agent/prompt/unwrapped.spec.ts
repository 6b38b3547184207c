import { expect, it } from 'vitest'
import { withoutHardBreaks } from './unwrapped.js'

it('a text with hard line breaks is one line again', () => {
  const written = `You are Dougie Marr, 52, head of purchasing at a jam maker. You have
bought glass jars from the same firm for eleven years. You have a
quote from a Polish supplier that is 8% cheaper.

You are dry and blunt.`
  expect(withoutHardBreaks(written)).toBe(
    `You are Dougie Marr, 52, head of purchasing at a jam maker. You have bought glass jars from the same firm for eleven years. You have a quote from a Polish supplier that is 8% cheaper.

You are dry and blunt.`,
  )
})

it.each([
  [
    'bullets',
    '- She wants the half day back for all of her people, and soon\n- She refuses to sign the letter about the harness, ever\n- Gruff',
  ],
  [
    'labels',
    'Name: Derek Lomas, a retired bus driver of seventy-one years\nJob: volunteer driver for the Thursday lunch club, six years\nMood: jolly',
  ],
  [
    'short notes',
    'he lost his first tooth\ni was not there\ni see him every second saturday in a room with a plastic palm tree\nthey took notes',
  ],
  ['paragraphs', 'You are Ann.\nYou work nights.\nYou want Sundays off.'],
])('%s keep their lines', (_, written) => expect(withoutHardBreaks(written)).toBe(written))
