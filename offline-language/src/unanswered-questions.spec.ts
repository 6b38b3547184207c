import { expect, it } from 'vitest'
import { loadPatterns } from './data/load-patterns.js'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

/** A question that each pattern matches, and one that it does not. */
const examples: [kind: string, asked: string, other: string][] = [
  ['aware', 'You do know that this can cost you the licence?', 'Do you know who can help?'],
  ['ofOthers', 'How do the others feel about it?', 'How do you feel about it?'],
  ['felt', 'How did that feel?', 'How did you find out?'],
  ['sincere', 'Do you really mean it?', 'What do you mean by it?'],
  ['more', 'Can you tell me a bit more about it?', 'Can you come a bit later?'],
  ['further', 'What else do you need?', 'What do you need?'],
  ['ahead', 'Is it going to be a boy or a girl?', 'Are you going to the game?'],
  ['people', 'Do you have any family nearby?', 'Do you have a car?'],
  ['liking', 'Do you enjoy cooking?', 'Would you like a coffee?'],
  ['mood', 'Are you nervous?', 'Are you Mr Berg?'],
  ['habit', 'Do you ever eat out?', 'Do you eat meat?'],
  ['tried', 'Have you already talked to her?', 'Have you got a minute?'],
  ['whyOther', 'Why did he leave?', 'Why did you leave?'],
  ['followed', 'Did you understand what I meant?', 'Did you understand why he left?'],
  ['self', 'Do you eat meat?', 'Does he eat meat?'],
  ['attitude', 'Do you even care about this job?', 'Do you eat meat?'],
]
const kinds = examples.map(([kind]) => kind)
const patterns = loadPatterns('replies/unanswered', ...kinds)

it.each(examples)('%s: "%s" and not "%s"', (kind, asked, other) => {
  expect(asked).toMatch(patterns[kind]!)
  expect(other).not.toMatch(patterns[kind]!)
})

const said = (prompt: string, ...turns: string[]) => playSaid(scenarioFor('Tutor')(prompt), turns).at(-1)
const plain = 'You are Vera Lund, a baker. You sell bread on two markets. You worry about the rent.'

it.each([
  ['Did you have a nice weekend, by the way?', /\b(?:all right|not bad|quiet|fine|nice|better|best)\b/i],
  ['Hi Vera, how was your weekend?', /\b(?:all right|not bad|quiet|fine|nice|better|best)\b/i],
  ["How's your morning going?", /\b(?:all right|fine|well|been better|nervous)\b/i],
  ['Is it going to be a long winter?', /\b(?:early|see|know)\b/i],
  ['Do you have any brothers or sisters?', /^Yes, but\b/],
])('"%s" gets an answer in the part', (question, answer) => {
  expect(said(plain, 'Good morning.', question)).toMatch(answer)
})

it('leaves what the prompt speaks of to the prompt', () => {
  const away = `${plain} At the weekend your oven broke and you could not sell anything.`
  expect(said(away, 'Good morning.', 'How was your weekend?')).toMatch(/oven broke/)
})

it('hears a question without its mark', () => {
  expect(said(plain, 'I was wondering where you sell your bread.')).toMatch(/two markets/)
})

it('hears what is asked after "May I ask"', () => {
  expect(said(plain, 'Good morning.', 'May I ask where you sell your bread?')).toMatch(/two markets/)
})
