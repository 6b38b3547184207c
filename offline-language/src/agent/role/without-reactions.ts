import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { type ReadSentence, sourceOf } from '../written/read-kinds.js'
import { clausesOf, isOfTalk, reactionIn } from './reaction-clauses.js'
import type { Role } from './role.js'
import { hasEffect } from './trigger-tone.js'

const mostOfPiece = 0.7
const leastBargain = 0.3

/** Whether a piece of the prompt only says how the part takes something: "Pressure makes her go quiet". */
function isReaction({
  text,
  whole,
  label,
  stems,
  shares,
}: Pick<ReadSentence, 'text' | 'whole' | 'label' | 'stems' | 'shares'>) {
  if (shares.bargain + shares.secret >= leastBargain) return false
  const sentence = label && !whole.startsWith(label) ? `${label}: ${whole}` : whole
  return clausesOf(sentence).some((clause) => {
    const found = reactionIn(clause, sentence, hasEffect)
    return (
      found && isOfTalk(found.cause) && shared(contentStems(clause), stems) >= stems.size * mostOfPiece && text !== ''
    )
  })
}

/** A role that does not recite how it reacts: it reacts. */
export function withoutReactions<Read extends Pick<Role, 'statements' | 'units' | 'written' | 'facts'>>(
  role: Read,
): Read {
  const reactions = new Set(role.written.sentences.filter(isReaction))
  if (reactions.size === 0) return role
  const isOpen = ({ text }: { text: string }) => {
    const source = sourceOf(text, role.written)
    return !source || !reactions.has(source)
  }
  const texts = new Set([...reactions].map(({ text }) => text))
  return {
    ...role,
    facts: role.facts.filter(isOpen),
    units: { ...role.units, said: role.units.said.filter(isOpen), onRequest: role.units.onRequest.filter(isOpen) },
    statements: role.statements.map((each) =>
      texts.has(each.text) && !each.isSecret ? { ...each, said: null } : each,
    ),
  }
}
