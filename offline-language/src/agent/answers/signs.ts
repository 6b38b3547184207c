import { loadPatterns } from '../../data/load-patterns.js'

/** What a question can ask for. */
const asks = loadPatterns(
  'answers/asks',
  'time',
  'duration',
  'money',
  'number',
  'age',
  'size',
  'person',
  'place',
  'reason',
  'event',
  'feeling',
  'view',
  'wish',
  'consent',
  'limit',
  'self',
  'past',
  'ahead',
  'which',
  'how',
  'yesNo',
  'evidence',
)
/** What a sentence can give. */
const gives = loadPatterns(
  'answers/gives',
  'clock',
  'date',
  'duration',
  'money',
  'number',
  'age',
  'size',
  'name',
  'person',
  'place',
  'reason',
  'feeling',
  'view',
  'wish',
  'condition',
  'consent',
  'no',
  'self',
  'past',
  'ahead',
  'i',
  'my',
  'you',
  'evidence',
)

const matching = <Name extends string>(patterns: Readonly<Record<Name, RegExp>>, text: string): Name[] =>
  (Object.keys(patterns) as Name[]).filter((name) => patterns[name].test(text))

export const asksOf = (question: string): (keyof typeof asks)[] => matching(asks, question)
export const givesOf = (text: string): (keyof typeof gives)[] => matching(gives, text)
