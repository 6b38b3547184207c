import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Trigger } from '../role/triggers.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { accordTemplates, receiveTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { joinParts, moveOn } from './goal-moves.js'
import { askedFact } from './asked-fact.js'
import { isMet } from './is-met.js'
import { givesReason } from './reason.js'

/** What the prompt has the role say when the person does a certain thing; null if the turn meets no condition. */
export function triggered(conversation: Conversation): string | null {
  const { role, memory, utterance, slots } = conversation
  const met = role.triggers.filter((trigger) => isMet(trigger, utterance.stems, utterance.text))
  for (const trigger of met) {
    const said =
      trigger.says.find((line) => !memory.isSaid(line)) ??
      toldOf(trigger, conversation) ??
      (trigger.opens
        ? (answerTo(conversation) ?? (isOther(trigger, conversation) ? null : keptBack(conversation)))
        : null)
    const isNew = !conversation.userTexts.slice(0, -1).some((text) => isMet(trigger, contentStems(text), text))
    const tone = isNew && utterance.questions.length === 0 ? toneOf(trigger, conversation) : null
    if (said || tone)
      return joinParts(
        tone ? pick(tone, slots, role.register, memory) : null,
        said ?? (tone === decisionTemplates.softer ? moveOn(conversation) : null),
      )
  }
  return null
}

function toneOf({ tone }: Trigger, { memory, utterance }: Conversation) {
  if (tone === 'softer') return utterance.act === 'apology' ? accordTemplates.apology : decisionTemplates.softer
  if (tone === 'quiet') return utterance.act === 'bad-news' ? receiveTemplates.badNews : decisionTemplates.quiet
  return tone === 'harder' && memory.agentTurns.length > 1 ? decisionTemplates.harder : null
}

/** A question that the trigger does not ask for comes first. */
function isOther({ isAsked }: Trigger, { utterance }: Conversation): boolean {
  return !isAsked && utterance.questions.length > 0
}

/** Who opens up at a question answers it first: "What do you play?" */
function answerTo(conversation: Conversation): string | null {
  const question = conversation.utterance.questions.at(-1)
  return question ? askedFact(conversation, question) : null
}

/** The matter of a role that opens up: one that the prompt guards, else one that troubles the role. */
function keptBack({ role, memory }: Conversation): string | null {
  const open = role.facts.filter(({ text, followsOn }) => !followsOn && !memory.isSaid(text))
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
