import { capital, starts, type Step } from './step.js'

/** Sentences that leave something out: "Currently works …", "Looking for a flat". */
export const sentenceForms: readonly Step[] = [
  // "You never decide on the spot: you say that you will call by Friday."
  [
    /(?<=[^.!?\n]{8,}): (?:you|he|she) says? (?:that )?(?:you|he|she) will ([^.\n]+)\./g,
    (_, what = '') => `. You will ${what}.`,
  ],
  [
    /; (an? \p{Ll}+ is (?:an insult|out of the question|unacceptable|no option))/gu,
    (_, what = '') => `. ${capital(what)}`,
  ],
  [/,? and asks? at the end (?=(?:how|when|what|whether|if|who)\b)/gi, '. You ask '],
  [/(?<=^|\n|[.!?] )What (?:bothers|annoys|worries|upsets) (?:you|him|her) is that /g, 'You are unhappy that '],
  [/\((\p{Lu}[^()]{5,160}[.!?])\)/gu, '$1'],
  [
    new RegExp(`${starts}(The real reason|The true reason|The reason|Reasons?):\\s+`, 'gu'),
    (_, name = '') =>
      name === 'Reasons' ? 'The reasons are that ' : `${name === 'Reason' ? 'The reason' : name} is that `,
  ],
  [new RegExp(`${starts}Currently (?=\\p{Ll}+s )`, 'gu'), ''],
  [new RegExp(`${starts}(\\p{Ll}+s) (?=an? |the |\\d)`, 'gu'), (_, verb = '') => `${capital(verb)} `],
  [
    new RegExp(`${starts}(Conflict|Trouble|Dispute|Argument) with `, 'gu'),
    (_, what = '') =>
      `You have ${what === 'Trouble' ? 'trouble' : /^A/.test(what) ? `an ${what.toLowerCase()}` : `a ${what.toLowerCase()}`} with `,
  ],
  [new RegExp(`${starts}Looking for `, 'gu'), 'You are looking for '],
]
