import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { wasSaid } from './was-said.js'

const { listener, withSomebody, ofReader } = loadPatterns('matter-of-title', 'listener', 'withSomebody', 'ofReader')
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
