import { answerTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { isWorried } from './condition-of.js'
import type { Conversation } from './conversation.js'
import { says } from './says-feeling.js'

const asksFeeling = anyOf(loadPatterns('replies/asks-feeling', 'feel', 'cope', 'been', 'mind'))
/** What weighs on the part comes before what it loves. */
const feelings = [anyOf({ feeling: says.feeling, hours: says.hours, without: says.without }), says.verb]
const ofFuture = /\b(?:if|would|will|about (?:moving|trying|starting))\b/i

/** "I am furious if anyone says so" is how the part reacts, no feeling that it has. */
const onCause = / (?:if|when) (?:any|some)(?:one|body)\b/

/** "How do you feel about it?", "How has that been for you?": what weighs on the part; null for one that nothing weighs on. */
export function feelingReply(conversation: Conversation, question: string): string | null {
  if (!asksFeeling.test(question) || ofFuture.test(question)) return null
  const { role, memory, slots } = conversation
  const known = [...role.units.said, ...role.facts.filter(({ isGuarded, followsOn }) => !isGuarded && !followsOn)]
  const open = known.filter(({ text }) => !memory.isSaid(text) && !onCause.test(text))
  const told = feelings.flatMap((feels) => open.find(({ text }) => feels.test(text)) ?? [])[0]
  if (told) return told.text
  const isTroubled = role.part === 'wronged' || role.register === 'tense' || isWorried(conversation)
  return isTroubled ? pick(answerTemplates.feeling, slots, role.register, memory) : null
}
