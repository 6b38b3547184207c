import { sameCase } from '../../language/persons/same-case.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { withHer } from './her-thing.js'

const { bare } = loadPatterns('counterpart', 'bare')

const adverb =
  'also|really|still|already|\\p{L}{3,}ly|never|always|only|therefore|then|now|just|often|sometimes|no longer'

/** A person who died is not the part. */
const alive = '(?!(?:died|passed away|was buried)\\b)'

/** A text about a woman or a man as it is said to her or him: "She was told" becomes "You were told". */
export function inSecondPerson(text: string, pronoun: 'he' | 'she'): string {
  const subject = new RegExp(`\\b(${pronoun})((?: (?:${adverb}))?) ${alive}([a-z']+)`, 'giu')
  const owned = (word: string, before: string) => (isGivenTo(before) ? word : sameCase(word, 'your'))
  const done = (word: string, before: string) => (isOfOther(before) ? word : 'you')
  const told = text.replace(
    subject,
    (_, who: string, adverb: string, verb: string) => `${sameCase(who, 'you')}${adverb} ${inSecond(verb)}`,
  )
  if (pronoun === 'she')
    return withHer(
      told.replace(/\bhers\b/gi, (word) => sameCase(word, 'yours')),
      (word, isOwner, before) => (isOwner ? owned(word, before) : done(word, before)),
    )
  return told
    .replace(/\bhis(?=[.,;!?]|$)/g, 'yours')
    .replace(/\bhis\b/gi, (word, at: number, all: string) => owned(word, all.slice(0, at)))
    .replace(/\bhim\b/gi, (word, at: number, all: string) => done(word, all.slice(0, at)))
}

/** "Ben calls to sell her software": it is not hers. */
function isGivenTo(before: string): boolean {
  const sentence = before.split(/[.;:]/).at(-1) ?? ''
  return /\b(?:sell|pitch|offer) $/.test(sentence) && !/\byou\b/i.test(sentence)
}

/** "You gave him the numbers": the object is not the subject of its clause. */
function isOfOther(before: string): boolean {
  const clause =
    before.split(/[,;:]|\b(?:because|that|who|which|when|if|although|but|while|why|how|what|whether)\b/i).at(-1) ?? ''
  return /^\s*(?:and )?you (?!are\b)\p{L}+/iu.test(clause)
}

const secondPersonOf: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["doesn't", "don't"],
  ["hasn't", "haven't"],
])

/** "Wants" as "want": a verb after "you". */
export function inSecond(verb: string): string {
  const lower = verb.toLowerCase()
  const irregular = secondPersonOf.get(lower)
  if (irregular) return irregular
  if (bare.test(lower) || !/s$/.test(lower) || /(?:ss|us|always|sometimes|perhaps|as)$/.test(lower)) return verb
  // "Lies" and "dies" keep their "ie".
  if (/\p{L}{2}ies$/u.test(lower)) return lower.replace(/ies$/, 'y')
  return /(?:sses|ches|shes|xes|oes)$/.test(lower) ? lower.replace(/es$/, '') : lower.replace(/s$/, '')
}
