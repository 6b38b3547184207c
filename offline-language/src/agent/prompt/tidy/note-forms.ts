import { capitalised } from '../../../language/tokens/first-letter.js'
import { namedForms } from './named-forms.js'
import { saidForms } from './said-forms.js'
import { starts, type Step } from './step.js'
import { withoutAttribution } from './without-attribution.js'

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

/** What a prompt writes before a secret. */
const keptBack = [
  '(?:Please )?[Kk]eep (?:back|(?:(?:this|it) )?(?:to yourself|under your hat|quiet|between us))(?: the \\p{L}+| this)?',
  'Something (?:you|he|she) keeps? to (?:yourself|himself|herself)',
  "What (?:you|he|she)(?:['’]s| is|['’]re| are) hiding",
]

/** "He says it if he is asked" is an instruction. */
const whenTold = '(?:only |to |at |straight|openly|aloud|if\\b|when\\b|once\\b|unless\\b)'

/** "Q: What do you want? A: A number.", "Not for telling: …", "You'll be Ann Lee": ways to write notes for an actor. */
export const noteForms: readonly Step[] = [
  ...asked.map(([question, label]): Step => [new RegExp(`(?<=^|\\n)Q[:.] *${question}${answer}`, 'gi'), `${label} `]),
  [/(?<=^|\n)Q[:.] *[^\n]*\n+A[:.] */g, ''],
  [new RegExp(`${starts}You(?:'ll| will) be (?=\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+, )`, 'gu'), 'You are '],
  // "He blames the early bus and a cold": that is what he says first.
  [
    new RegExp(`${starts}(?:You|He|She) blames? (?=(?:the|an?|your|his|her) (?:(?! for )[^.;\\n]){3,80}[.\\n])`, 'gu'),
    'It is because of ',
  ],
  ...namedForms,
  ...saidForms,
  // "You are Carol Whitfield, 54, and your father Arthur, 83, has been ill."
  [
    new RegExp(
      `${starts}(You are \\p{Lu}[^,.\\n]*, \\d{2}), and your (?=\\p{Ll}+[^.\\n]* (?:has|is|was|had|lives|works)\\b)`,
      'gu',
    ),
    '$1. Your ',
  ],
  // "She does not say by herself that he left"
  [/\b(says?|tells?|mentions?) (?:so )?by (?:herself|himself|yourself) (?=that\b)/g, '$1 '],
  // "You do not say it at first, but you feel guilty; you only admit this if …"
  [
    new RegExp(
      `${starts}(?:You|He|She) (?:do|does)(?: not|n['’]t) say (?:it|this|so) at first, but (you|he|she)\\b`,
      'gu',
    ),
    (_, who = '') => capitalised(who),
  ],
  [/\b[Ii]ncl\.(?= )/g, 'including'],
  [/\b[Ee]xcl\.(?= )/g, 'without'],
  // "- Buying 35 electric vans"
  [
    /(?<=^|\n)([-*•] )(\p{Lu}\p{Ll}{2,}ing) (?=\d|an? |the |for )(?![^\n]*\b(?:is|was|would|means)\b)/gu,
    (_, mark = '', deed = '') => `${mark}You are ${deed.toLowerCase()} `,
  ],
  // "- Has stayed here for years"
  [/(?<=^|\n)([-*•] )Ha(?:ve|s) (?=(?!to\b)\p{Ll}+ )/gu, '$1You have '],
  // "Their son lives in Canada.": the child of the part and of someone beside it
  [new RegExp(`${starts}Their (?=(?:son|daughter|children|kids|twins|mother|father|parents)\\b)`, 'gu'), 'Your '],
  // "wants to hear from a doctor, not a nurse, what is wrong"
  [
    /\b(wants?|needs?|would like) to (hear|know|learn) (from [^,.]{3,30}, not [^,.]{3,30}), ((?:what|how|when|why|whether)\b[^.,\n]*)/g,
    '$1 to $2 $4, $3',
  ],
  // "May say it, it's public."
  [
    new RegExp(
      `${starts}(?:You |He |She )?(?:[Mm]ay|[Cc]an) (?:say|tell|mention|name) (?:it|this|that|so)\\b[^.\\n]*\\.`,
      'gu',
    ),
    '',
  ],
  // "If he's shown figures → he'll invite you"
  [/((?:If|When|Once) [^\n→>]{5,100}?) ?(?:→|=>|->) ?/gu, '$1, '],
  ...withoutAttribution,
  // "Gives in if: Eva lets him train the guide. Then he hands over the keys."
  [
    /(?<=^|\n)(?:[-*•] )?\p{Lu}[\p{Ll} ]{2,20} (?:if|once): ([^.\n]{8,160})\. Then (he|she|you) ([^.\n]+\.)/gu,
    'If $1, $2 $3',
  ],
  // "He says his daughter isn't stupid."
  [
    new RegExp(`${starts}(He|She) says (?:that )?(?=(?:his|her|the|it(?! ${whenTold})|they|nobody|an?)\\b)`, 'gu'),
    (_, who = '') => `${who} thinks that `,
  ],
  // "Asking your parents? No way."
  [
    new RegExp(
      `${starts}(\\p{Lu}[^.?!\\n]{4,80})\\? (?:No way|Never|Not a chance|Forget it|Absolutely not|Over (?:your|his|her) dead body)\\.`,
      'gu',
    ),
    '$1 is out of the question.',
  ],
  // "Secret 2: …", "Not for telling: …", "Please keep back the application: …"
  [
    new RegExp(`(?<=^|\\n|[.!?] )(?:Secret \\d+|Not (?:for telling|to be told)|${keptBack.join('|')}): `, 'gu'),
    'Secret: ',
  ],
]
