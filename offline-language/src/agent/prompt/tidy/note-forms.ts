import { starts, type Step } from './step.js'

/** A brief of questions with their answers, each as the label that it means. */
const asked: readonly (readonly [question: string, label: string])[] = [
  ['who (?:are you|am I|is (?:he|she|it))', 'You are'],
  ['what (?:do you|does (?:he|she)) (?:want|need|hope for)', 'You want:'],
  ['what (?:do you|does (?:he|she)) (?:believe|think|feel)', 'Views:'],
  ["what (?:won't|will not|would you never|will you never) you (?:agree to|accept|do)", 'You refuse:'],
  ['what (?:will|would|could|can) you (?:agree to|accept|offer|give)', 'You would accept:'],
  ["what (?:are you (?:hiding|keeping back)|is your secret|don't you (?:say|tell))", 'Secret:'],
  ["what (?:don't|do) you (?:not )?know", 'You do not know:'],
  ['how (?:do|should) you (?:talk|speak|sound|behave|act)', 'Manner:'],
]

const answer = '\\?\\s*\\n+A[:.] *'

/** "What she conceals – a rival has called": the start of a line as its label. */
const dashed = /(?<=^|\n)(\p{Lu}[\p{L}’' ]{2,28}?) [–—] (?=[\p{L}\d])/gu
const fewestDashed = 3

/** A brief whose lines are labels with a dash; one dash alone is a pause. */
export const withDashedLabels = (prompt: string): string =>
  (prompt.match(dashed)?.length ?? 0) < fewestDashed ? prompt : prompt.replace(dashed, '$1: ')

/** "Q: What do you want? A: A number.", "Not for telling: …", "You'll be Ann Lee": ways to write notes for an actor. */
export const noteForms: readonly Step[] = [
  ...asked.map(([question, label]): Step => [new RegExp(`(?<=^|\\n)Q[:.] *${question}${answer}`, 'gi'), `${label} `]),
  [/(?<=^|\n)Q[:.] *[^\n]*\n+A[:.] */g, ''],
  [new RegExp(`${starts}You(?:'ll| will) be (?=\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+, )`, 'gu'), 'You are '],
  // "Asking your parents? No way."
  [
    new RegExp(`${starts}(\\p{Lu}[^.?!\\n]{4,80})\\? (?:No way|Never|Not a chance|Forget it|Absolutely not)\\.`, 'gu'),
    '$1 is out of the question.',
  ],
  // "Secret 2: …", "Not for telling: …", "Please keep back the application: …"
  [
    /(?<=^|\n|[.!?] )(?:Secret \d+|Not (?:for telling|to be told)|(?:Please )?[Kk]eep (?:back|to yourself)(?: the \p{L}+| this)?): /gu,
    'Secret: ',
  ],
]
