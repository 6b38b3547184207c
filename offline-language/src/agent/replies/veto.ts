import { withDigits } from '../wording/number-words.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { groupsOf } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { openSecrets } from './open-secrets.js'
import { talkOf } from './talk.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** Marks and turns of phrase of a prompt that no one says aloud. */
const written = anyOf(
  loadPatterns(
    'replies/prompt-marks',
    'numbered',
    'lettered',
    'stage',
    'onlyIfAsked',
    'evenIfPressed',
    'truth',
    'card',
    'cutClause',
    'onCause',
    'bareThat',
    'order',
    'toldNobody',
    'tellsNobody',
    'dash',
    'onTelling',
    'tellsOnCause',
    'thanksThem',
    'presents',
    'ratherThan',
    'keptFrame',
    'emptyOffer',
  ),
)

/** Orders about manner: "Calm down once …", "Use plain words", "Never insult her". */
const { order } = loadPatterns('replies/veto', 'order')

const shortestTelling = 5
const known = new WeakMap<object, ReadonlySet<string>>()

/** The content words that only the secrets of the role have. */
function secretStems({ role }: Conversation): ReadonlySet<string> {
  const found = known.get(role.hidden)
  if (found) return found
  const open = new Set([
    ...role.facts.flatMap(({ stems }) => [...stems]),
    ...role.goals.flatMap(({ stems }) => [...stems]),
    ...contentStems(role.title),
    ...role.dealings.flatMap(({ opening }) => [...contentStems(opening.text)]),
    // What it may give, and what it cannot promise, is no secret once it is asked for.
    ...role.concessions.flatMap(({ stems }) => [...stems]),
    ...role.unpromised.flatMap((text) => [...contentStems(text)]),
    // What it refuses is said to who asks for it, even if the prompt lists it as a limit.
    ...role.refusals.flatMap(({ text }) => [...contentStems(text ?? '')]),
    // What a yes depends on may be asked for.
    ...role.provisos.flatMap(({ parts }) => parts.flatMap(({ text }) => [...contentStems(text)])),
    ...role.units.said.flatMap(({ kind, text }) => (kind === 'acceptance' ? [...contentStems(text)] : [])),
    ...role.units.onRequest.flatMap(({ stems }) => [...stems]),
    ...role.units.bargains.flatMap(({ text }) => [...contentStems(text)]),
  ])
  const stems = new Set(
    role.hidden
      .flatMap((text) => [...contentStems(text)])
      .filter((stem) => stem.length >= shortestTelling && !open.has(stem) && groupsOf(stem).length === 0),
  )
  known.set(role.hidden, stems)
  return stems
}

/** Why a sentence may not leave; null if it may. */
export function vetoOf(sentence: string, conversation: Conversation): string | null {
  const { role, userTexts } = conversation
  // Who says "fifty" has named 50; what the person has opened is no secret any more.
  const opened = openSecrets(talkOf(conversation)).map(({ text }) => text)
  const heard = [...userTexts, ...userTexts.map(withDigits), ...opened]
  if (role.withheld.some((word) => sentence.includes(word) && !heard.some((text) => text.includes(word))))
    return 'a name or number of a secret'
  const said = contentStems(heard.join(' '))
  const secret = secretStems(conversation)
  if (!isReaction(sentence) && [...contentStems(sentence)].some((stem) => secret.has(stem) && !said.has(stem)))
    return 'a word of a secret'
  if (written.test(sentence)) return 'a mark of the prompt'
  if (order.test(sentence) && role.prompt.includes(sentence.replace(/[.!]$/, ''))) return 'an order'
  return null
}

/** A sentence of a few words says nothing of the prompt. */
const isReaction = (sentence: string) => contentStems(sentence).size === 0
