import type { Sentence } from '../../language/sentences/sentence.js'
import { normalised } from '../../language/sentences/sentences-of.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Reported } from '../phrase/reported.js'
import { shownQuote } from '../phrase/shown-quote.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { retellingOf } from '../phrase/retelling-of.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from './candidate.js'
import { type Beside, continuationOf } from './context.js'
import { needsOf } from './needs.js'
import { isTaken, reactionTo } from './reactions.js'
import type { Moves } from '../moves/read-moves.js'
import { withReason } from './with-reason.js'
import { isAnecdote, takenUp } from '../moves/uptake.js'
import { openingTurnOf, sentenceScore } from './sentence-score.js'
import { type Settlement, settlementOf } from './settlement.js'

const reactionWeight = 0.6
const agreementScore = 6

/** Every sentence that can be paraphrased or quoted, with its relevance for the conversation, best first. */
export function rankSentences(
  conversation: Conversation,
  language: LanguageModel,
  focus: ReadonlySet<string>,
  moves: Moves,
): Candidate[] {
  const scoreOf = sentenceScore(conversation, focus, moves)
  const isTakenUp = takenUp(conversation)
  const ranked = conversation.sentences
    .flatMap((sentence) => {
      const retelling = retellingOf(sentence, conversation, language)
      if (!retelling) return []
      const { lead, standsAlone, isIncomplete } = needsOf(retelling, conversation)
      const reaction = reactionTo(sentence, conversation)
      return [
        {
          reported: retelling,
          sentence,
          score: scoreOf(sentence, retelling) + (isTaken(retelling, conversation) ? reactionWeight : 0),
          standsAlone,
          isIncomplete,
          lead,
          reaction,
          part: null,
          continuation: reaction ? null : withoutAnecdote(continuationOf(sentence, conversation), isTakenUp),
        },
      ]
    })
    .toSorted((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
  const told = withReason(withoutRepeats(ranked, conversation), conversation, openingTurnOf(conversation), moves)
  return withAgreement(told, settlementOf(conversation))
}

function withoutAnecdote(beside: Beside | null, isTakenUp: (sentence: Sentence) => boolean): Beside | null {
  return beside && isAnecdote(beside.sentence, beside.quote.shown, undefined, isTakenUp(beside.sentence))
    ? null
    : beside
}

/** Clauses of one sentence have the same quote, and a quoted sentence is not paraphrased as well. */
function withoutRepeats(candidates: readonly Candidate[], { entries }: Conversation): Candidate[] {
  const quoted = new Set<string>()
  const isQuoted = ({ reported }: Candidate) => reported.verb === 'quoted'
  const others = candidates.filter((one) => {
    if (!isQuoted(one)) return true
    const isNew = !quoted.has(one.reported.rest)
    quoted.add(one.reported.rest)
    return isNew
  })
  return others.filter((one) => isQuoted(one) || !quoted.has(`“${verbatim(one.sentence, entries)?.shown ?? ''}”`))
}

/** The agreed terms come first, in place of their sentence. */
function withAgreement(candidates: readonly Candidate[], settlement: Settlement | null): Candidate[] {
  if (!settlement) return [...candidates]
  const { sentence, evidence } = settlement
  const reported: Reported = { sentence, verb: 'agreed', rest: `“${shownQuote(evidence.quote)}”`, evidence: [evidence] }
  const agreed = normalised(expandContractions(evidence.quote))
  const agreement = {
    reported,
    sentence,
    score: agreementScore,
    standsAlone: true,
    isIncomplete: false,
    lead: [],
    reaction: null,
    continuation: null,
  }
  return [
    { ...agreement, part: 'agreement' as const },
    ...candidates.filter(
      ({ sentence: { turns, text } }) => turns[0] !== evidence.turn || !agreed.includes(normalised(text)),
    ),
  ]
}
