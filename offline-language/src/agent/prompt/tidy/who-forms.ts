import { lowerFirst } from '../../../language/tokens/first-letter.js'
import { fullName, starts, type Step } from './step.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns('prompt/tidy/who-forms', 'roleThenName')

const trainees = '(?:people|team|trainees|staff|reps|learners|colleagues|practi[sc]e|train|learn)'

/** Ways to say who the part is: "Guest in room 412, Mr. Gerald Pike, 58". */
export const whoForms: readonly Step[] = [
  // "## Who you are" over "- Henrike Vos, operations lead at Dunewind"
  [
    new RegExp(
      `(?<=^|\\n)((?:#{1,6} *|\\*\\*)?[Ww]ho (?:you are|you play|(?:he|she) is)[:*]*\\n+)(?:[-*•] *)?(?=${fullName},)`,
      'gu',
    ),
    '$1You are ',
  ],
  // "Role: night receptionist at the Miramar, name Paulo"
  [
    patterns.roleThenName,
    (_, label = '', _article = '', what = '', name = '') =>
      `${label}: ${name}, ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`,
  ],
  // "angry customer, Gordon, 52."
  [
    /^(?:an? )?(?:\p{Ll}+ )?(customer|client|patient|caller|guest|tenant|employee|applicant|buyer|seller|parent), (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?), (\d{2})\b/u,
    'You are $2, $3, a $1',
  ],
  // "Play Leo, 15, ninth grade."
  [
    new RegExp(
      `${starts}(?:Please )?[Pp]lay (?=(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}-]+)?[,.] )`,
      'gu',
    ),
    'You are ',
  ],
  // "Please play a dentist, Dr. Farah Aziz, who runs a practice"
  [
    new RegExp(`${starts}(?:Please )?[Pp]lay (an? [\\p{Ll} -]{3,40}), (${fullName}),? (?=who )`, 'gu'),
    'You are $2, $1 ',
  ],
  [/^\s*(?:Please )?[Pp]lay (?=an? )/u, 'You are '],
  // "In this role play you are a mentee: Anjali Desai, 29"
  [
    /(?<=^|\n)(?:In|For|During) (?:this|the) (?:role[- ]?play|exercise|simulation|scenario|conversation|session|training),? you (?:are|play) /gi,
    'You are ',
  ],
  [
    new RegExp(`\\bYou are ((?:an?|the) [\\p{Ll} -]{3,40}): (${fullName}), `, 'gu'),
    (_, what = '', name = '') => `You are ${name}, ${what}, `,
  ],
  // "Scenario: two neighbours, one wall. You are …"
  [/(?<=^|\n)(?:Scenario|Situation|Setting|Scene|Context): [^.\n]{5,120}\. (?=You (?:are|play) )/g, ''],
  // "Guest in room 412, Mr. Gerald Pike, 58"
  [
    new RegExp(
      `(?<=^|\\n)((?!You|The|This)\\p{Lu}\\p{Ll}+ (?:in|at|of|from) [\\p{L}\\d ]{3,30}), (${fullName}), `,
      'u',
    ),
    (_, what = '', name = '') => `You are ${name}, a ${lowerFirst(what)}, `,
  ],
  // "Grandfather, Mr. Ernest Wolfe, aged 77, …"
  [
    new RegExp(
      `^((?!You|The|This)\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,2}), ((?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+), (?:aged )?`,
      'u',
    ),
    (_, what = '', name = '') => `You are ${name}, a ${what.toLowerCase()}, `,
  ],
  // The author about the exercise: "I want my new people to learn how to chase money."
  [
    new RegExp(
      `${starts}(?:I|We)(?: would|'d)? (?:want|like|need|hope|use|train)\\b[^.\\n]*\\b${trainees}\\b[^.\\n]*\\.[ \\t]*`,
      'gu',
    ),
    '',
  ],
  // "Wedding planner Bea Novak complains about …"
  [
    new RegExp(`^((?:\\p{Lu}?\\p{Ll}+ ){1,2})(${fullName}) (?=\\p{Ll}{3,}s )`, 'u'),
    (whole, what = '', name = '') =>
      /^(?:the|this|your|you|it|in|on) /i.test(what) ? whole : `You are ${name}, a ${what.trim().toLowerCase()}. She `,
  ],
  // "Customer profile: couple, here only the husband, Tim Vance."
  [new RegExp(`(?<=^|\\n)(?:\\p{L}+ )?(?:[Pp]rofile|[Pp]erson)\\s*:\\s*(?=${fullName}[,.])`, 'gu'), 'You are '],
  [new RegExp(`^((?:[^\\n]{2,40}:\\n)?)\\s*[-*•] (?=${fullName}, )`, 'u'), '$1You are '],
]
