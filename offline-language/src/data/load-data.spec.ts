import * as v from 'valibot'
import { expect, it } from 'vitest'
import { loadData, named } from './load-data.js'
import { loadPatterns } from './load-patterns.js'
import { loadPhrases } from './load-phrases.js'
import { loadWords } from './load-words.js'

it('joins the parts of a pattern, and the lines of a word list', () => {
  const { vague } = loadPatterns('read-conversation', 'dangling', 'vague', 'ordinal')
  expect('milk and stuff like that').toMatch(vague)
  const { pointing } = loadPhrases('untold', 'smallTalk', 'courtesy', 'procedure', 'pointing', 'generic')
  expect(pointing.in('Put it over here.')).toBe(true)
  expect(pointing.in('Put it over hereabouts.')).toBe(false)
  const { everywhere } = loadWords('stop-words', 'everywhere', 'discourse', 'grammatical')
  expect(everywhere).toContain('okay')
})

it('names the file and the place of a mistake', () => {
  expect(() => loadData('pronouns', v.strictObject({ first: v.string() }))).toThrow(/data\/pronouns\.json: .*first/s)
})

it('refuses a file that lacks a name, or has one more', () => {
  expect(() => loadWords('stop-words', 'everywhere', 'discourse')).toThrow('grammatical')
  expect(() => loadData('pronouns', named(['fourth'], v.unknown()))).toThrow('fourth')
})
