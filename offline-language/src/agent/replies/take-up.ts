import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { pick } from '../templates/pick.js'
import { moveTemplates } from '../templates/templates.js'
import { relatedFact } from './related-fact.js'
import type { Conversation } from './conversation.js'
import { ownTrouble } from './own-trouble.js'
import { decides } from './decides.js'
import { isPersonal } from './tone.js'
import { nextWish } from './initiative.js'
import { volunteered } from './volunteered.js'
import { isWholeReaction } from './whole-reaction.js'

/** A noun with its determiner or another word. */
const ofPhrase = /^(?:the|your|my) \p{L}{3,}|^\p{L}{3,} \p{L}{3,}/u
/** Parts that want help talk about their own matter; others take up the person's words. */
const telling: ReadonlySet<string> = new Set(['seeker', 'wronged'])

/** Who has a matter of their own beside the person's. */
const bringsUp: ReadonlySet<string> = new Set(['seeker', 'wronged', 'dealer'])

/** Turns of which a noun is not to be repeated, and after which a bare reaction is enough. */
const unfit: ReadonlySet<string> = new Set([
  'condolence',
  'goodbye',
  'distress',
  'threat',
  'abuse',
  'accusation',
  'bad-news',
  'loss',
  'advice',
  'silence',
  'promise',
  'thanks',
  'agreement',
  'compliment',
  'apology',
  'comfort',
])

/** What a second bare reaction in a row adds: a fact, the person's own noun, a wish; null if the words say enough. */
export function takeUp(conversation: Conversation, words: string): string | null {
  const { memory, utterance, role } = conversation
  const last = memory.agentTurns.at(-1) ?? ''
  if (isPersonal(conversation) || decides(words)) return null
  if (unfit.has(utterance.act) || memory.agentTurns.length < 2 || words.includes('?')) return null
  if (isWholeReaction(words)) return null
  if (!isBare(words, conversation)) return null
  const mayTell = bringsUp.has(role.part) && utterance.questions.length === 0 && utterance.act !== 'refusal'
  const trouble = mayTell ? ownTrouble(conversation) : null
  if (trouble) return trouble
  if (!isBare(last, conversation)) return null
  return utterance.questions.length > 0 ? null : besideReaction(conversation)
}

function besideReaction(conversation: Conversation): string | null {
  const { memory, role, slots } = conversation
  const fact = role.part === 'host' ? null : relatedFact(conversation)
  const wish = telling.has(role.part) ? nextWish(conversation) : null
  const thing = slots.thing && ofPhrase.test(slots.thing) && !/^my\b/i.test(slots.thing) ? slots.thing : null
  const taken = () => pick(moveTemplates.takeUp, { ...slots, thing }, role.register, memory)
  const own = telling.has(role.part) ? volunteered(conversation) : null
  return fact ?? wish ?? own ?? taken() ?? volunteered(conversation)
}

/** Whether a reply names nothing of the matter: "I see." */
function isBare(words: string, { userTexts, role }: Conversation): boolean {
  const own = contentStems(words)
  const said = contentStems(userTexts.map((text) => `${text} ${cleanUtterance(text)}`).join(' '))
  return shared(own, said) === 0 && shared(own, role.stems) === 0
}
