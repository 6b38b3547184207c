import { describe, expect, it } from 'vitest'
import { readRole } from './agent/role/read-role.js'
import { scenarioFor } from '../test/play-prompt.js'
import { loadPatterns } from './data/load-patterns.js'
import { readKinds } from './agent/written/read-kinds.js'
import { type SentenceKind, sentenceKinds } from './agent/written/kind-of.js'
import { senses } from './agent/written/senses.js'
import { writtenSentences } from './agent/written/written-sentences.js'

describe('the sentences of a prompt', () => {
  it('have their label, their heading and no marks', () => {
    const prompt = '# The boat\n- **Length:** nine metres. It has a *red* sail.\n\nWHAT SHE WANTS\nA new mast'
    expect(
      writtenSentences(prompt).map(({ text, label, heading, isHeading }) => [text, label, heading, isHeading]),
    ).toEqual([
      ['The boat', '', 'The boat', true],
      ['nine metres.', 'Length', 'The boat', false],
      ['It has a red sail.', 'Length', 'The boat', false],
      ['WHAT SHE WANTS', '', 'WHAT SHE WANTS', true],
      ['A new mast', '', 'WHAT SHE WANTS', false],
    ])
  })

  it('end at a clause with its own subject', () => {
    const { clause, reason } = loadPatterns('written/clauses', 'clause', 'reason')
    expect('You own a mill by the lake, and you are short of wheat'.split(clause)).toHaveLength(2)
    expect('You own a mill and a boat by the lake'.split(clause)).toHaveLength(1)
    expect('Your boss has asked you to come in because you left early'.split(reason)).toHaveLength(2)
    expect('You came in because you left early'.split(reason)).toHaveLength(1)
  })
})

const kindOf = (prompt: string, at = -1) => {
  const scenario = scenarioFor('Harbour master', 'Mona')(prompt)
  const { shares } = readKinds(scenario, readRole(scenario).name).sentences.at(at)!
  return sentenceKinds.reduce((best, kind) => (shares[kind] > shares[best] ? kind : best), sentenceKinds[0])
}

it.each<[sentence: string, kind: SentenceKind]>([
  ['You sold your boat in May for 4,000.', 'fact'],
  ['Whether the crane works again you have no idea.', 'unknown'],
  ['You never accept a berth at the outer wall.', 'refuses'],
  ['At most you pay 900, which you keep to yourself.', 'limit'],
  ['You speak slowly and laugh at your own jokes.', 'manner'],
  ['What you tell nobody unless you are asked about the leak: you hit the pier.', 'secret'],
])('“%s” is known by its words: %s', (sentence, kind) => {
  expect(kindOf(`You are Odd Berg, a fisherman of 61. ${sentence}`)).toBe(kind)
})

it('says nothing of what it does not know, of the exercise and of how it speaks', () => {
  const prompt = [
    'In this exercise the trainee gives bad news by phone.',
    'You are Odd Berg, a fisherman of 61. Your boat is nine metres long.',
    'Whether the crane works again you have no idea.',
    'Tone: gruff, short sentences, softer later.',
  ].join('\n')
  const { units, facts } = readRole(scenarioFor('Harbour master', 'Mona')(prompt))
  const said = [...units.said, ...facts].map(({ text }) => text).join(' ')
  expect(said).toContain('nine metres')
  expect(said).not.toMatch(/crane|gruff|bad news/i)
})

it.each([
  ['tell', 'He admits it', 'He permits it'],
  ['hidden', 'Nobody saw it', 'Somebody saw it'],
  ['inCase', 'unless it rains', 'it rains'],
  ['only', 'except on Mondays', 'on Mondays'],
  ['unknown', 'She has no clue', 'She has a plan'],
  ['possible', 'It could be', 'It is'],
  ['most', 'At least nine', 'Nine'],
  ['refuses', 'That is out of the question', 'That is a question'],
  ['wants', 'He hopes so', 'He shops'],
  ['mind', 'She feels cold', 'She falls'],
  ['manner', 'A friendly tone', 'A stone'],
  ['exercise', 'A role-play for two', 'A play for two'],
] as const)('the sense %s is in “%s”, not in “%s”', (name, said, other) => {
  expect([senses[name].test(said), senses[name].test(other)]).toEqual([true, false])
})
