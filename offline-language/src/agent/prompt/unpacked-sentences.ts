import { capitalised } from '../../language/tokens/first-letter.js'
import { inSecondPerson } from './in-second-person.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/unpacked-sentences', 'relativeWho', 'whichIsTold', 'isVerb')

const fullName = '(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?'
/** "The mother of 12-year-old Ida Moll": the name that a relation ends with. */
const ofOther =
  /(?<=, (?:(?:an?|the) )?(?:\p{Ll}+ ){1,3}of (?:[\p{Ll}\d]\S* )?)(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=(?: \(\d{1,3}\))?$)/u
/** "Helga" of "Martin Keller, the son of Helga Keller": the surname alone would be the part. */
const withoutSurname = (name: string, self: string): string => {
  const surname = name.split(' ').at(-1) ?? ''
  const isShared = surname !== name && self.split(`${surname}`).length > 2
  return isShared && !/^(?:Mr|Mrs|Ms|Dr)\b/.test(name) ? name.slice(0, -surname.length - 1) : name
}
const isVerb = patterns.isVerb.source
/** "You are the father of Lina, 9" does not give the name of the part. */
const linking = '(?:of|for|to|with|at|in|from|by|and|called|named)\\b'

type Step = readonly [looks: RegExp, said: (...found: string[]) => string]

const steps: readonly Step[] = [
  // "In this exercise the participant is …, and you take on the role of Karl Sommer, the owner of …"
  [
    new RegExp(
      `(?<=^|\\n)[^.\\n]*?\\byou (?:take on|take over|take|play|have|assume) the (?:role|part) of (?=${fullName})`,
      'gu',
    ),
    () => 'You are ',
  ],
  // "You are the applicant Marek Nowak."
  [
    new RegExp(
      `\\b(You (?:are|play)) (?:the|an?) ((?:\\p{Ll}+ ){0,2}(?!${linking})\\p{Ll}+) (${fullName})(?=[,.])`,
      'gu',
    ),
    (_, verb = '', what = '', name = '') => `${verb} ${name}, ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`,
  ],
  // "You are Ann Lee, a buyer at a mill, who has to sell"
  [
    new RegExp(`\\b(You (?:are|play) ${fullName}(?:, [^,.;\\n]+){0,2}), who (?=\\p{Ll})([^.]*\\.)`, 'gu'),
    (_, self = '', clause = '') => {
      // "the father of Luca, who was not picked"
      const [other] = ofOther.exec(self) ?? []
      return other
        ? `${self}. ${withoutSurname(other, self)} ${clause}`
        : `${self}. ${inSecondPerson(`He ${clause.replace(/^\p{L}+ly /u, '')}`, 'he')}`
    },
  ],
  // "You unfortunately have to inform him that the parts come late"
  [
    /(?<=^|\n|[.!?] )You (?:\p{L}+ly )?(?:have|need|are forced) to (?:inform|tell) (?:him|her|them|you|the [\p{Ll} ]{3,30}?|\p{Lu}\p{Ll}+) that (\p{L})/gu,
    (_, letter = '') => letter.toUpperCase(),
  ],
  // "You have been told by your boss that the rent ends"
  [
    /(?<=^|\n|[.!?] )You (?:have been|were) (?:told|informed|instructed) by (your [\p{Ll} ]{3,30}) that (\p{L})/gu,
    (...found) => (found[2] ?? '').toUpperCase(),
  ],
  // "the contract, which costs 6,400 a month and ends in May, may only be renewed"
  [
    new RegExp(
      `(?<=^|\\n|[.!?] )([^.\\n]*?\\b(?:[Tt]he|[Yy]our) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+), which (${isVerb}(?:[^,.;]|(?<=\\d)[,.](?=\\d))*), ([^.\\n]*\\.)`,
      'gu',
    ),
    (_, before = '', clause = '', rest = '') => {
      const noun = /\b(?:[Tt]he|[Yy]our) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+$/u.exec(before)?.[0] ?? ''
      return `${capitalised(noun)} ${clause}. ${capitalised(before)} ${rest}`
    },
  ],
  // "for your daughter Mia (8), who has been taking lessons for a year."
  [
    patterns.relativeWho,
    (_, whole = '', name = '', age = '', clause = '') =>
      `${whole}. ${name} ${clause}.${age ? ` ${name} is ${age} years old.` : ''}`,
  ],
  // "…, whereby you would be content with 5 percent"
  [/, (?:whereby|with|where) (?=you (?:would|could|may|will|can) )/g, () => '. '],
  [/(?<=\. )you (?=(?:would|could|may|will|can) )/g, () => 'You '],
  // "A competitor offered 5,700, which you are happy to mention, though you do not name them."
  [patterns.whichIsTold, (_, ban = '') => (ban ? `. ${capitalised(ban)}` : '')],
]

/** A prompt with its long sentences split: a relative clause becomes a sentence of its own. */
export function unpacked(prompt: string): string {
  return steps.reduce((text, [looks, said]) => text.replace(looks, said), prompt)
}
