import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['prompt/short-forms', 'has', "he's never been there", "he's late"],
  ['prompt/short-forms', 'had', "she'd left early", "she'd leave early"],
  ['prompt/short-forms', 'helper', "he'll go", "he'd better"],
  ['prompt/short-forms', 'are', "they're late", 'they are late'],
  ['prompt/short-forms', 'is', "he's late", "Tom's car"],
  ['prompt/short-forms', 'not', "I can't", 'I cannot'],
  ['prompt/name-candidates', 'subject', 'Tom is late', 'tom is late'],
  ['prompt/name-candidates', 'relation', 'your old friend Tom', 'your friend called Tom'],
  ['prompt/third-party', 'yours', 'your old dog', 'an old dog'],
  ['prompt/third-party', 'parent', 'the mother of Tom', 'the mother'],
  ['prompt/kept-headings', 'keeps', 'What she hides', 'What she likes'],
  ['prompt/kept-headings', 'nobodyKnows', 'what nobody may know', 'what nobody knows'],
  ['prompt/kept-headings', 'kind', 'Hidden facts', 'Facts'],
  ['prompt/kept-headings', 'inBrackets', 'Facts (secret)', 'Facts (public)'],
  ['prompt/kept-headings', 'ban', 'Never mention', 'Mention'],
  ['prompt/kept-headings', 'title', 'Red lines', 'Lines'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
