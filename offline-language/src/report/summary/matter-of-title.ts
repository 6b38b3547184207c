import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { wasSaid } from './was-said.js'

const { listener, withSomebody, ofReader, occasion } = loadPatterns(
  'matter-of-title',
  'listener',
  'withSomebody',
  'ofReader',
  'occasion',
)
const shareSaid = 0.3

/** What two people do together, as the first word of a title has it. */
const together: Readonly<Record<string, string>> = {
  Discussing: 'discuss',
  Negotiating: 'negotiate',
  Planning: 'plan',
  Reviewing: 'review',
  Settling: 'settle',
  Arranging: 'arrange',
}
/** The same, as the last word of a title has it. */
const nouns: Readonly<Record<string, string>> = {
  discussion: 'discuss',
  negotiation: 'negotiate',
  renegotiation: 'renegotiate',
  planning: 'plan',
  review: 'review',
  booking: 'arrange',
  dispute: 'argue about',
}
/** What the person who practises does to the other. */
const directed: Readonly<Record<string, string>> = {
  Asking: 'asks',
  Telling: 'tells',
  Reminding: 'reminds',
  Warning: 'warns',
  Informing: 'informs',
}

/** "Asking your manager for a rise": what the two do, as the scenario's title has it; null if the talk was not about it. */
export function matterOfTitle(title: string, said: string, { agent, user }: Cast): string | null {
  const [, first = '', rest = ''] = title.trim().match(/^(\p{Lu}\p{Ll}+ing) (.+?)\.?$/u) ?? []
  const [whom = ''] = rest.match(listener) ?? []
  const isOfTwo = together[first] !== undefined
  const thing = isOfTwo ? rest.replace(withSomebody, '') : rest.slice(whom.length)
  const verb = together[first] ?? (whom === '' ? undefined : directed[first])
  if (verb === undefined || ofReader.test(thing) || !wasSaid(`it ${thing}`, said, shareSaid)) return null
  return capitalised(
    isOfTwo ? `${user.short} and ${agent.short} ${verb} ${thing}` : `${user.short} ${verb} ${agent.short}${thing}`,
  )
}

/** "Software renewal negotiation": they negotiate the software renewal. */
export function matterOfNoun(title: string, said: string, { agent, user }: Cast): string | null {
  const words = title.trim().replace(/\.$/, '').replace(withSomebody, '').replace(occasion, '').split(' ')
  const verb = nouns[words.at(-1)!.toLowerCase()]
  const thing = words.slice(0, -1).map((word, at) => (at === 0 && !isName(word, said) ? word.toLowerCase() : word))
  if (verb === undefined || thing.length === 0 || !wasSaid(`it ${thing.join(' ')}`, said, shareSaid)) return null
  return capitalised(`${user.short} and ${agent.short} ${verb} the ${thing.join(' ')}`)
}

/** Said only with a capital letter, or known by one. */
const isName = (word: string, said: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(word) || (said.includes(word) && !said.includes(word.toLowerCase()))
