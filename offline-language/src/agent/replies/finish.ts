import type { AgentReply } from '../prompt/agent-scenario.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { answerTemplates, moveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { isAnsweredAlready } from './answered-already.js'
import { deflection } from './deflect.js'
import { isFit } from './fit-sentence.js'
import { inPlace } from './in-place.js'
import { contracted } from '../wording/contracted.js'
import { isSaidAsIs } from './said-as-is.js'
import { reallySaid } from './really-said.js'
import { secondLook } from './second-look.js'
import { isToldBack } from './told-back.js'
import { volunteered } from './volunteered.js'
import { isAuthored } from '../role/authored-lines.js'
import { longestReply } from '../role/limits.js'

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * The final form of a reply: no sentence twice, not empty, of limited length, without characters that cannot be spoken.
 */
export function finish({ text, closes }: AgentReply, conversation: Conversation): AgentReply {
  const { memory } = conversation
  const kept: string[] = []
  let length = 0
  for (const whole of sentencesOf(
    text
      .replace(unprintable, ' ')
      .replace(/\bcan not\b/g, 'cannot')
      .replace(/\bCan not\b/g, 'Cannot')
      .replace(/\s+/g, ' ')
      .trim(),
  )) {
    const sentence = isSaidAsIs(whole, conversation) ? whole : reallySaid(whole, conversation)
    if (kept.length > 0 && isToldBack(sentence, conversation)) continue
    if (!isInPlace(sentence, kept, conversation)) continue
    if (memory.isSaid(sentence) || kept.includes(sentence) || length + sentence.length > longestReply) continue
    kept.push(sentence)
    length += sentence.length + 1
  }
  if (kept.length > 0) return { text: aloud(kept.join(' '), conversation), closes }
  return { text: aloud(instead(closes, conversation), conversation), closes }
}

/** The goodbye of who has said goodbye. */
const lastWord = 'Bye, then.'

/** What is said if nothing is left of a reply. */
function instead(closes: boolean, conversation: Conversation): string {
  const { memory, role, slots, turnCount, utterance } = conversation
  const question = closes ? undefined : utterance.questions.at(-1)
  // A fact that no one asked for is no answer.
  if (closes && !memory.isSaid(lastWord)) return lastWord
  const next = question
    ? (secondLook(conversation, question) ?? deflection(conversation, question))
    : closes
      ? null
      : volunteered(conversation)
  if (next && isInPlace(next, [], conversation)) return next
  const ways = question ? answerTemplates.fallback : moveTemplates.own
  const own = pick(ways, slots, role.register, memory)?.replace(unprintable, ' ')
  // The last: every other sentence has been used.
  return own ?? (closes ? `Goodbye, after ${turnCount} turns.` : `Go on, please: this is turn ${turnCount + 1}.`)
}

/** As people say it; who speaks formally uses the full forms. */
function aloud(text: string, { role }: Conversation): string {
  if (role.register === 'formal') return text
  // What the prompt itself puts into the mouth of the part stays as it is.
  const isQuoted = (sentence: string) =>
    isAuthored(sentence, role.authored) || role.prompt.includes(`"${sentence}`) || role.prompt.includes(`${sentence}"`)
  return sentencesOf(text)
    .map((sentence) => (isQuoted(sentence) ? sentence : contracted(sentence)))
    .join(' ')
}

/** Whether a sentence can be said here: fit for the role, no mere time to a demand, no question that was answered. */
function isInPlace(sentence: string, before: readonly string[], conversation: Conversation): boolean {
  if (isSaidAsIs(sentence, conversation)) return true
  if (!isFit(sentence, before, conversation) || inPlace(sentence, conversation) === null) return false
  return before.length === 0 || !sentence.endsWith('?') || !isAnsweredAlready(sentence, conversation.userTexts)
}
