import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { answer } from './answer.js'
import { givenAnswer } from './answer-of-kind.js'
import { reason } from './answer-signs.js'
import type { Conversation } from './conversation.js'
import { feels } from './says-feeling.js'
import { fallbackReply } from './fallback-reply.js'
import { isWhollyFit } from './fit-sentence.js'
import { learnedAnswer } from './learned-answer.js'
import { openSecrets } from './open-secrets.js'
import { ownOccasion } from './own-occasion.js'
import { privateReply } from './private-matter.js'
import { reasonFor } from './reason.js'
import { asksAboutSilence, asksWhy } from './asks-why.js'
import { becauseOf, explaining, type Ground, groundsOf, isReason } from './grounds.js'
import { ofTalk } from './reply-by-units.js'
import { talkOf } from './talk.js'
import { unknownMatter } from './unknown-matter.js'

/** What says no more than the question is no reason. */
const mostOfAsked = 0.6
const isEcho = (words: string, question: string): boolean => {
  const [said, asked] = [meaningOf(words), meaningOf(question)]
  const common = feels.test(words) ? coverage(said, asked) : Math.max(coverage(said, asked), coverage(asked, said))
  return !isReason(words) && common >= mostOfAsked
}
/** What keeps someone from telling. */
const holdsBack = /\b(?:ashamed|afraid|embarrass\w*|humiliat\w*|guilty|mortified|scared|worried|fear|not want to be)\b/i
const { notTold } = loadTemplates('why', 'notTold')

/** Why the part did not tell what it has told by now: what it feels about it, else that this is not easy. */
function whyNotTold(conversation: Conversation): string | null {
  const { memory, slots, role } = conversation
  const told = openSecrets(talkOf(conversation)).some(({ text }) =>
    sentencesOf(text).some((each) => memory.holds(each)),
  )
  if (!told) return null
  const feeling = groundsOf(conversation).find(({ words }) => holdsBack.test(words) && !memory.isSaid(words))
  return feeling?.words ?? pick(notTold, slots, role.register, memory)
}

/** What the part says in place of the truth, as long as that is not out. */
function coverOf(conversation: Conversation, grounds: readonly Ground[], question: string): string | null {
  const { role, memory } = conversation
  if (openSecrets(talkOf(conversation)).length > 0) return null
  const open = role.covers.filter((text) => !memory.isSaid(text) && isWhollyFit(text, conversation))
  return open.find((cover) => explaining(cover, grounds, question, conversation)) ?? null
}

/** What is sure by what was learned; "since October" made it seem a reason, and is none. */
function learnedReason(conversation: Conversation, question: string): string | null {
  const words = learnedAnswer(talkOf(conversation), question)
  return words && (isReason(words) || !reason.test(words)) ? words : null
}

/**
 * The answer to a question for a reason: what the part says at first, the reason of the prompt, what it feels or fears about the
 * matter, else what someone says who does not tell. Never what is asked about.
 */
export function whyReply(conversation: Conversation): string | null {
  const { utterance, memory } = conversation
  const question = utterance.questions.at(-1) ?? ''
  if (ofTalk.has(utterance.act) || !asksWhy(question)) return null
  if (ownOccasion(conversation) !== null || unknownMatter(conversation) !== null) return null
  const silence = asksAboutSilence(question) ? whyNotTold(conversation) : null
  if (silence) return silence
  const grounds = groundsOf(conversation)
  const isNew = (words: string | null): words is string =>
    words !== null && !memory.isSaid(words) && !isEcho(words, utterance.text) && isWhollyFit(words, conversation)
  const found = [
    () => coverOf(conversation, grounds, question),
    () => becauseOf(grounds, question, conversation),
    () => reasonFor(conversation, question),
    () => learnedReason(conversation, question),
    () => givenAnswer(conversation),
    () => privateReply(conversation, question),
  ]
  for (const way of found) {
    const words = way()
    if (isNew(words)) return words
  }
  const said = answer(conversation)
  return said.isFact && isNew(said.text) ? said.text : fallbackReply(conversation, question)
}
