import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const partIntroductions = anyOf(
  loadPatterns(
    'role/part-introductions',
    'exercise',
    'machine',
    'playing',
    'imagine',
    'label',
    'takesPart',
    'actAs',
    'pretend',
    'character',
    'playName',
  ),
  '\\b(?:',
  ')',
)

/** A prompt without control characters, in which every way to name the part is "You are". */
const title =
  '(?:Captain|Professor|Doctor|Nurse|Sister|Father|Chef|Officer|Inspector|Sergeant|Judge|Coach|Master|Madame|Sir|Lady)'
/** "Captain Yaw Osei is the harbour master": the title is no name. */
const titledName = new RegExp(
  `^((?:#.*\\n+)?)${title} (?=\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ (?:is|has|was|works|runs|owns)\\b)`,
  'u',
)
/** "Odette Lacroix, events manager." at the beginning is the part. */
const listedName =
  /^(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+), (?=[^.\n]{3,80}\.(?:\s|$))(?![^.\n]*\b(?:is|has|was|runs|owns|works|lives|wants|marries)\b)/u

/** "you are agnes muller, 70s": a name in small letters at the beginning, before an age. */
const smallName =
  /^you(?: are|['’]re)?(?: playing| play)? (\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=, (?:\d{2}|(?:in )?(?:my|your|her|his) \d{2}))/iu
const capitals = (name: string) => name.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())
const ages = 'six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen|\\p{Ll}+ty|\\d{1,2}'
/** "You are being played by the system as Jonas": who plays the part is no matter of the part. */
const playedAs =
  /\byou are (?:being )?(?:played|portrayed|voiced|embodied)(?: by [\p{L} ]{2,30}?)? as (?=\p{Lu}|an? )/giu
/** "Tomasz is ten and in fifth grade." */
const beginsWithAge = new RegExp(`^(\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}-]+)?) is (?=(?:${ages})\\b)`, 'u')

export function namedPart(prompt: string): string {
  return prompt
    .replace(smallName, (_, name: string) => `You are ${capitals(name)}`)
    .replace(playedAs, 'You are ')
    .replace(titledName, '$1')
    .replace(listedName, 'You are $1, ')
    .replace(/\p{Cc}(?<![\n\r\t])/gu, ' ')
    .replace(partIntroductions, 'You are ')
    .replace(/\b[Yy]ou (?:will )?play(?= (?:\p{Lu}|an? ))/gu, 'You are ')
    .replace(/\bYou are +(?:you are )?/gi, (found) => (found.startsWith('Y') ? 'You are ' : 'you are '))
    .replace(/^(#+ *(?:persona|role|character|who you are)\s*\n+)(?=\p{Lu}\p{Ll}+ \p{Lu})(?!you are )/imu, '$1You are ')
    .replace(
      /^((?:[^\n.]{3,40}\n)?)(?!The |This |That |It |There |He |She |A )(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?) is (?=an? |the )/u,
      '$1You are $2, ',
    )
    .replace(beginsWithAge, 'You are $1, ')
}
