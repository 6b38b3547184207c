import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { assured, type Deal, dealsMade } from './after-agreement.js'
import type { Conversation } from './conversation.js'
import { openBargains } from './offered-bargain.js'
import { offersDeed } from './offered-deed.js'
import { promiseOf } from './spoken-bargain.js'
import { talkOf } from './talk.js'

const { asksOpenly, checks, offersHelp, takesAway } = loadPatterns(
  'replies/after-bargain',
  'asksOpenly',
  'checks',
  'offersHelp',
  'takesAway',
)

/** How near a question is to what was promised. */
const leastSaid = 0.3
const leastMeant = 0.45

const say = (templates: Templates, { slots, role, memory }: Conversation) =>
  pick(templates, slots, role.register, memory)

const isAbout = (deal: Deal, question: string): boolean =>
  coverage(meaningOf(promiseOf(deal)), meaningOf(question)) >= leastSaid ||
  nearness(vectorOf(promiseOf(deal)), vectorOf(question)) >= leastMeant

/** "So nights twice a week?", "So you won't complain?": the yes that stands, also to what is not done. */
function confirmed(question: string, deals: readonly Deal[], conversation: Conversation): string | null {
  const deal = deals.find((each) => isAbout(each, question)) ?? (checks.test(question) ? deals.at(-1) : undefined)
  if (!deal) return null
  return / not\b/.test(promiseOf(deal)) ? say(bargainTemplates.assuredNot, conversation) : assured(conversation)
}

/** What is said to a question, an offer or a last concession once a bargain stands: no one bargains on or refuses it. */
export function afterBargain(conversation: Conversation): string | null {
  const deals = dealsMade(talkOf(conversation))
  if (deals.length === 0 || openBargains(conversation).length > 0) return null
  const { text, questions } = conversation.utterance
  const question = questions.at(-1)
  if (question === undefined)
    return offersDeed(text) && !takesAway.test(text) ? say(bargainTemplates.concession, conversation) : null
  if (asksOpenly.test(question)) return null
  return offersHelp.test(question)
    ? say(bargainTemplates.gladly, conversation)
    : confirmed(question, deals, conversation)
}
