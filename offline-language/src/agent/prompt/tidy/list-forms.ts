import { lowerFirst } from '../../../language/tokens/first-letter.js'
import { fullName, starts, type Step } from './step.js'
import { loadPatterns } from '../../../data/load-patterns.js'

const patterns = loadPatterns('prompt/tidy/list-forms', 'wantedThings')

const features: readonly [RegExp, (noun: string, ...found: string[]) => string][] = [
  [/^built (?:in )?(\d{4})$/i, (noun, year = '') => `The ${noun} was built in ${year}.`],
  [/^(?:about )?\d.*$/i, (noun, size = '') => `The ${noun} has ${size}.`],
  [/^(\p{Ll}+) (\d.*)$/u, (_, part = '', size = '') => `The ${part} has ${size}.`],
  [/^(?:new|old|an?|two|three) .+$/i, (_, part = '') => `There is ${part}.`],
  [/^(\p{Ll}+) (\p{Ll}+)$/u, (_, part = '', state = '') => `The ${part} is ${state}.`],
]

/** "Built 1968, 140 square metres, garden 600 square metres, roof original" in sentences. */
function featuresOf(noun: string, list: string): string {
  const told = list.split(/, (?:and )?/).flatMap((item) => {
    for (const [looks, as] of features) {
      const [whole, ...found] = looks.exec(item) ?? []
      if (whole) return as(noun, ...(found.length > 0 ? found : [whole]))
    }
    return []
  })
  return told.join(' ').replace(/\.$/, '')
}

/** Lists, labels and values: "What you can give:", "Budget 4,000". */
export const listForms: readonly Step[] = [
  // A title over a list, without any mark.
  [/(?<=^|\n)(\p{Lu}[\p{L}'’ ]{2,40})\n(?=\s*(?:[-*•]|\d+[.)]) )/gu, '## $1\n'],
  // "Goals: 1. An apology"
  [patterns.wantedThings, (_, letter = '') => `You want ${letter.toLowerCase()}`],
  [/(?<=^|\n)(?:#+ )?What (?:you|he|she) (?:can|could|may) (?:give|offer)\s*:?\n/gi, 'You can offer:\n'],
  [
    /(?<=^|\n)(?:#+ )?What (?:you|he|she) (?:can't|cannot|can not|must not) (?:give|offer)\s*:?\n((?:\s*(?:[-*•]|\d+[.)]) .*\n?)+)/gi,
    (_, list = '') => list.replace(/^\s*(?:[-*•]|\d+[.)]) (.*)$/gmu, 'You cannot offer $1.'),
  ],
  // "The house of your late mother: built 1968, 140 square metres"
  [
    /\b(the (house|flat|apartment|car|van|room|office|shop|boat)\b[^:.\n]{0,60}): ((?:built|about|\d|it )[^.\n]*)/g,
    (_, what = '', noun = '', list = '') => `${what}. ${featuresOf(noun, list)}`,
  ],
  [
    new RegExp(`(?<=^|\\n)(?:\\p{L}+ )?(?:[Pp]rofile|[Pp]erson)\\s*:\\s*[^.\\n]*?\\b(${fullName})[^.\\n]*\\.`, 'gu'),
    'You are $1.',
  ],
  [
    new RegExp(
      `${starts}((?!Name|Age)\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,3}): ([$€£]?\\d[\\d,.]*\\d(?: [\\p{L} ]{1,25})?)\\.(?=\\s|$)`,
      'gu',
    ),
    (_, what = '', value = '') => `The ${lowerFirst(what)} is ${value}.`,
  ],
  [
    /, (?<=\n\s*[-*•] [^\n"“]*, )(hopes?|would|wants?|works?)(?= )/g,
    (_, verb = '') => `. You ${verb.replace(/s$/, '')}`,
  ],
  [
    /(?<=\n\s*[-*•] )((?:salary|pay|rent|income|wage)(?: \p{Ll}+){0,3}) ([$€£]?\d[\d,.]*\d)(?=[,.\n])/giu,
    'Your $1 is $2',
  ],
  // "What matters to your people: planning (plans four weeks ahead), money (a bonus)"
  [
    /(?<=^|\n|[.!?] )What (?:matters|counts)(?: most)?(?: (?:to|for) [^:.\n]{2,30})?: ([^.\n]+)\./g,
    (_, list = '') => `You need ${list.replace(/\p{L}+ \(([^()]+)\)/gu, '$1')}.`,
  ],
  [new RegExp(`${starts}Budget:? ([$€£]?\\d[\\d,.]*\\d)(?=[,.])`, 'gu'), 'The budget is $1'],
]
