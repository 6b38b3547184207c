import { lowerFirst } from '../../language/tokens/first-letter.js'
import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { plainForm } from './verb-forms.js'

const { makes, offers, uses, thenDoes } = loadPatterns('prompt/case-labels', 'makes', 'offers', 'uses', 'thenDoes')

/** The verb of "asking", also without its ending. */
function baseOf(gerund: string): string {
  const [word] = loadedTagger()?.(`They are ${gerund} it.`).slice(2) ?? []
  return word?.lower === gerund && word.lemma !== gerund ? word.lemma : gerund.replace(/ing$/, '')
}

/** What someone does with a thing. */
const deeds: readonly [RegExp, string][] = [
  [makes, 'makes'],
  [offers, 'offers'],
  [uses, 'uses'],
]

/** What the person does, of an item below such a label: "Priya asking how you are", "being interrupted", "threats". */
function conditionOf(item: string): string {
  const plain = item.trim().replace(/[.;,]+$/, '')
  const [, clause] = /^(?:if|when) (.+)$/i.exec(plain) ?? []
  if (clause) return clause
  const [, done = '', more = ''] = /^being (\p{Ll}+ed)\b(.*)$/iu.exec(plain) ?? []
  if (done) return `you are ${done}${more}`
  const [, name = '', gerund = '', rest = ''] =
    /^((?:\p{Lu}\p{Ll}+ |the \p{Ll}+ )?)(\p{L}{2,}ing)\b(.*)$/iu.exec(plain) ?? []
  if (gerund) return `${name.trim() || 'the recipient'} ${inThirdPersonSingular(baseOf(gerund.toLowerCase()))}${rest}`
  const deed = deeds.find(([looks]) => looks.test(plain))?.[1] ?? 'shows'
  return `the recipient ${deed} ${lowerFirst(plain)}`
}

const between = /(?:[,;])? or (?=\S+ )|; |, (?:and )?(?=\p{L}+ing\b|(?:an?|the|any|no) |[\p{Ll} -]{3,30}$)/u

/** "What opens him up: Ann asking how he is. He then says …" as cases of what the part does: "open up". */
export function casesOf(value: string, who: string, deed: string): string {
  const [first = '', second = '', ...more] = value.split(/(?<=[.!?]["”]?) (?=\p{Lu})/u)
  const isYou = who === 'You'
  const [, verb, rest = ''] = thenDoes.exec(second) ?? []
  const inForm = (done: string) =>
    done.replace(/^\p{L}+/u, (word) => (isYou ? plainForm(word) : inThirdPersonSingular(plainForm(word))))
  const does = `${inForm(deed)}${verb ? ` and ${inForm(verb)}${rest.replace(/[.]$/, '')}` : ''}`
  const cases = first
    .replace(/\.$/, '')
    .split(between)
    .map((item) => `If ${conditionOf(item)}, ${who.toLowerCase()} ${does}.`)
  return [...cases, ...(verb || !second ? [] : [second]), ...more].join(' ')
}
