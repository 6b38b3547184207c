import { loadPatterns } from '../../../data/load-patterns.js'
import type { Step } from './step.js'

const patterns = loadPatterns(
  'prompt/tidy/held-back-forms',
  'sayUnasked',
  'hidden',
  'afterBeing',
  'toSomeone',
  'thingNotSaid',
  'thenRevealed',
  'hardToSay',
  'questionGetsIt',
  'comesOutAs',
  'hesitates',
  'notAtFirst',
)

const inCase = (joint: string, key: string): string => ` You only say this ${joint} ${key}.`

/** Further ways to hold something back; `roleOf` rewrites these before the prompt is tidied. */
export const heldBackForms: readonly Step[] = [
  // "He does not volunteer this because he likes the lad. He says it if he is asked why."
  [patterns.sayUnasked, (_, joint = '', key = '') => inCase(joint || 'if', key || 'they ask about it').trim()],
  // "She is hiding that her son was arrested."
  [patterns.hidden, 'Nobody knows that '],
  // "You only open up after being promised that it stays here."
  [patterns.afterBeing, (_, key = '') => inCase('once', `you are ${key}`).trim()],
  // "You would only tell someone who promised to keep it to themselves."
  [patterns.toSomeone, (_, key = '') => inCase('if', `the recipient ${key}`).trim()],
  // "The thing you are not saying: you are ill."
  [patterns.thingNotSaid, 'Nobody knows that '],
  // "Hidden issue: you are ill. Revealed when asked about work."
  [
    patterns.thenRevealed,
    (_, secret = '', joint = '', key = '') =>
      `Nobody knows that ${secret}.${joint ? inCase(joint, key.replace(/^asked\b/, 'they ask')) : ''}`,
  ],
  // "You were ill, and you find it hard to talk about. You will if Tom asks twice."
  [patterns.hardToSay, (_, joint = '', key = '') => `.${inCase(joint, key)}`],
  // "You are ashamed and it comes out as irritation: at first you say …"
  [patterns.comesOutAs, '. Then '],
  // "You do not mention at first that he left; you say it if she asks why."
  [patterns.notAtFirst, (_, secret = '', joint = '', key = '') => `Nobody knows that ${secret}.${inCase(joint, key)}`],
  // "You hesitate and then admit that he moved out."
  [patterns.hesitates, '$1 '],
  // "…, but a kind question about home gets it out of you."
  [
    patterns.questionGetsIt,
    (_, how = '', about = '') =>
      `.${inCase('if', `they ask ${how === '' ? '' : `${manner[how] ?? how} `}about ${about}`)}`,
  ],
]

const manner: Readonly<Record<string, string>> = {
  kind: 'kindly',
  gentle: 'gently',
  direct: 'directly',
  honest: 'honestly',
  simple: '',
}
