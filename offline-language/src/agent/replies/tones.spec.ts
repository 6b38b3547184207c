import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'
import { understand } from '../dialogue-acts/utterance.js'
import { toneOf } from './tone.js'

/** A text that each pattern of a tone matches, and one that it does not. */
const examples: [tone: string, pattern: string, said: string, other: string][] = [
  ['attack', 'insult', 'You are just greedy', 'You are just in time'],
  ['attack', 'belittling', 'It is only a cat', 'It is a cat'],
  ['attack', 'blame', 'You should have asked', 'You should have been told'],
  ['attack', 'scorn', 'That is nonsense', 'That is sense'],
  ['attack', 'demand', 'You could have asked', 'You could have been hurt'],
  ['attack', 'harsh', 'That is a bit harsh of you', 'That is a harsh winter'],
  ['attack', 'disdain', 'Your teeth look terrible', 'Your teeth hurt terribly'],
  ['apology', 'sorry', 'I am really sorry', 'I am sorry, but no'],
  ['apology', 'begin', 'Sorry about the noise', 'I was sorry'],
  ['apology', 'fault', 'That was my mistake', 'It is not my fault'],
  ['apology', 'should', 'We should have rung you', 'We should ring you'],
  ['praise', 'thanks', 'Thank you for ten years of work', 'Thank you for your call'],
  ['praise', 'values', 'I really value your work', 'The value is high'],
  ['praise', 'good', 'That was excellent', 'Was that excellent?'],
  ['praise', 'best', 'You are the best', 'It is best'],
  ['praise', 'owed', 'We never thanked you', 'You thanked us'],
  ['comfort', 'shared', 'It happens', 'It will happen'],
  ['comfort', 'calming', 'Do not worry', 'I worry'],
  ['comfort', 'safe', 'Nobody will blame you', 'Nobody came'],
  ['comfort', 'understanding', 'I understand you', 'I understand you, but no'],
  ['comfort', 'hard', 'That must be hard', 'The hat is hard'],
  ['comfort', 'worried', 'I am worried about you', 'I am worried about the roof'],
  ['comfort', 'seems', 'You look as if this is weighing on you', 'You look at it'],
  ['comfort', 'imagined', 'I can imagine how that felt', 'I imagine a new roof'],
  ['consent', 'gives', 'Fine, we will do it', 'Fine weather'],
  ['consent', 'glad', 'We would be happy to have you', 'We would be happy to hear'],
  ['setback', 'cannot', 'We cannot come', 'I cannot thank you enough'],
  ['setback', 'no', 'It is a no', 'It is a nose'],
  ['setback', 'rules', 'Those are the rules', 'Those are rulers'],
  ['setback', 'denied', 'That is not possible', 'That is possible'],
  ['setback', 'sorry', 'I am sorry, but no', 'I am sorry'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (tone, name, said, other) => {
  const names = examples.filter(([its]) => its === tone).map(([, each]) => each)
  const pattern = loadPatterns(`replies/tones/${tone}`, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})

it.each([
  ["I'm sorry, I should have asked you first.", 'apology'],
  ["I'm sorry, but I can't do that.", 'setback'],
  ["Don't be such a baby.", 'attack'],
  ['Nobody will blame you for that.', 'comfort'],
  ['You do that brilliantly.', 'praise'],
  ['Are you sorry?', null],
  ['The van is blue.', null],
])('"%s" is %s', (said, tone) => {
  expect(toneOf({ utterance: understand(said, false) })).toBe(tone)
})
