import { expect, test } from 'vitest'
import { spokenParts } from './spoken-parts'

test.each([
  ['nothing', ' ', []],
  ['little', ' yes ', ['yes']],
  ['as much as one message takes', 'x'.repeat(2000), ['x'.repeat(2000)]],
  ['more, between words', `${'x'.repeat(1990)} and this is more`, [`${'x'.repeat(1990)} and this`, 'is more']],
  ['one endless word', 'x'.repeat(2001), ['x'.repeat(2000), 'x']],
  ['characters of two halves', `x${'😀'.repeat(1000)}`, [`x${'😀'.repeat(999)}`, '😀']],
])('%s goes out whole', (_, words, parts) => {
  expect(spokenParts(words)).toEqual(parts)
})
