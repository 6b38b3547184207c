import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import type { Unit } from '../units/unit.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { offersDeed } from './offered-deed.js'
import { isOutOfReach } from './out-of-reach.js'
import { withYes } from './wording.js'

const { taken, beside } = loadPatterns('replies/refused-thing', 'taken', 'beside')

/** Of a thing and its kind ("cherries" and "fruit"), the vectors are nearer than this; of two things of other kinds, hardly ever. */
const leastOfKind = 0.6

const nounsIn = (text: string): string[] =>
  (loadedTagger()?.(text) ?? []).filter(({ pos }) => pos === 'NOUN').map(({ lower }) => lower)

/** What a refusal refuses to take: "I refuse to be paid in fruit or vouchers" names two things. */
const refusedThings = ({ text }: Unit): string[] => {
  const what = taken.exec(text)?.groups?.['what']
  return what ? nounsIn(`We have ${what.replace(beside, '')}.`) : []
}

const isOf = (kind: string, thing: string): boolean =>
  stemOf(kind) === stemOf(thing) || nearness(vectorOf(kind), vectorOf(thing)) >= leastOfKind

/** The no to who offers a thing of a kind that the part does not take; null for anything else. */
export function refusedThing(conversation: Conversation): string | null {
  const { role, utterance, memory, slots } = conversation
  const refusals = role.units.said.filter(({ kind, text }) => kind === 'refusal' && taken.test(text))
  if (refusals.length === 0) return null
  const offered = sentencesOf(utterance.text)
    .filter((sentence) => offersDeed(sentence) && !/\b(?:no|not|instead of|rather than)\b|n['’]t\b/i.test(sentence))
    .flatMap(nounsIn)
  const found = refusals.find(
    (each) =>
      !isOutOfReach(each.text, utterance.text) &&
      refusedThings(each).some((kind) => offered.some((thing) => isOf(kind, thing))),
  )
  if (!found) return null
  return memory.isSaid(found.text)
    ? pick(decisionTemplates.refuse, slots, role.register, memory)
    : `No, ${withYes(found.text)}`
}
