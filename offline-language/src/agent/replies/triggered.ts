import { shared } from '../../language/tokens/content-stems.js'
import { isMetBy } from '../conditions/met.js'
import { readCondition } from '../conditions/read-condition.js'
import type { Trigger } from '../role/triggers.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { receiveTemplates, type Templates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { joinParts, moveOn } from './goal-moves.js'
import { askedFact } from './asked-fact.js'
import { withAskedFact } from './beside-line.js'
import { isCaseMet } from './case-met.js'
import { sharpWords } from './sharp-words.js'
import { softWords } from './soft-words.js'
import { isOfSecret, isUnkind } from './takes.js'
import { talkOf } from './talk.js'
import { isPersonal } from './tone.js'
import { toneIn } from './tone-in.js'
import { givesReason } from './reason.js'

/** What the prompt has the role say or tell in a case that the turn meets; null if it meets none with words of its own. */
export const toldInCase = (conversation: Conversation): string | null =>
  toldInOneOf(conversation.role.triggers, conversation)

/** The same for some of the cases. */
export function toldInOneOf(cases: readonly Trigger[], conversation: Conversation): string | null {
  const { memory } = conversation
  for (const trigger of cases) {
    if (isOfSecret(trigger, conversation) || !isCaseMet(trigger, conversation)) continue
    const line = trigger.says.find((each) => !memory.isSaid(each))
    if (line) return readCondition(trigger).named.includes('asks') ? line : withAskedFact(line, conversation)
    const said = toldOf(trigger, conversation) ?? tears(trigger, conversation)
    if (said) return joinParts(toneFor(trigger, conversation), said)
  }
  return null
}
/** Who cries at a question does so once, and answers it later. */
function tears(trigger: Trigger, { userTexts, slots, role, memory }: Conversation): string | null {
  const isNew = !userTexts.slice(0, -1).some((text) => isMetBy(trigger, text))
  return trigger.tone === 'tears' && isNew ? pick(decisionTemplates.tears, slots, role.register, memory) : null
}

/** How the role takes a turn that meets a case of the prompt, with what it keeps back if it then opens up. */
export function triggered(conversation: Conversation): string | null {
  const { role, utterance } = conversation
  for (const trigger of role.triggers.filter(
    (each) => isMetBy(each, utterance.text, leastOfTone) && !(each.tone === 'softer' && isUnkind(conversation)),
  )) {
    const said = trigger.opens
      ? (answerTo(conversation) ?? (isOther(trigger, conversation) ? null : keptBack(conversation)))
      : null
    const tone = toneFor(trigger, conversation)
    const goesOn = trigger.tone === 'softer' && !isPersonal(conversation) && toneIn(utterance.text) !== 'apology'
    if (said || tone) return joinParts(tone, said ?? (goesOn ? moveOn(conversation) : null))
  }
  return null
}

const leastOfTone = 0.5

/** A case changes the tone once, and a question is answered first; what is proposed may be good each time. */
function toneFor(trigger: Trigger, conversation: Conversation): string | null {
  const { userTexts, utterance } = conversation
  const isProposed = trigger.tone === 'softer' && talkOf(conversation).asked.at(-1)?.act === 'proposal'
  const isNew = !userTexts.slice(0, -1).some((text) => isMetBy(trigger, text, leastOfTone))
  const isDue = isProposed || (isNew && utterance.questions.length === 0)
  return isDue ? wordsFor(trigger, conversation) : null
}

function wordsFor(trigger: Trigger, conversation: Conversation): string | null {
  const { tone } = trigger
  const { memory, utterance, slots, role } = conversation
  const say = (templates: Templates) => pick(templates, slots, role.register, memory)
  if (tone === 'softer')
    return utterance.questions.length > 0 ? say(decisionTemplates.take) : softWords(conversation, trigger)
  if (tone === 'quiet' && utterance.act === 'bad-news') return say(receiveTemplates.badNews)
  if (tone === 'quiet') return sharpWords(trigger, conversation)
  return tone === 'harder' && memory.agentTurns.length > 1 ? sharpWords(trigger, conversation) : null
}

/** A question that the trigger does not ask for comes first. */
function isOther(trigger: Trigger, { utterance }: Conversation): boolean {
  return !readCondition(trigger).named.includes('asks') && utterance.questions.length > 0
}

/** Who opens up at a question answers it first: "What do you play?" */
function answerTo(conversation: Conversation): string | null {
  const question = conversation.utterance.questions.at(-1)
  return question ? askedFact(conversation, question) : null
}

/** The matter of a role that opens up: one that the prompt guards, else one that troubles the role. */
function keptBack({ role, memory }: Conversation): string | null {
  const open = role.facts.filter(
    ({ text, followsOn, lock, needs }) => !followsOn && !lock && !needs && !memory.isSaid(text),
  )
  return (
    (open.find(({ isGuarded, isAside }) => isGuarded && !isAside) ?? open.find(({ text }) => givesReason.test(text)))
      ?.text ?? null
  )
}

/** The fact that the trigger reveals; if the prompt only names a thing, that there is one. */
function toldOf({ tells, thing }: Trigger, { role, memory }: Conversation): string | null {
  if (tells.size === 0) return null
  const fact = role.facts
    .filter(({ text }) => !memory.isSaid(text))
    .map((each) => ({ each, common: shared(each.stems, tells) }))
    .sort((a, b) => b.common - a.common)[0]
  if (fact && fact.common >= Math.max(1, contentShare(tells))) return fact.each.text
  const isKnown = role.facts.some(({ stems }) => shared(stems, tells) >= contentShare(tells))
  return thing && !isKnown && !memory.holds(thing) ? `There is ${thing}.` : null
}

function contentShare(tells: ReadonlySet<string>): number {
  return Math.ceil(tells.size / 2)
}
