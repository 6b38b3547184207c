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
import { centroidSimilarity } from './centroid.js'
import { type Beside, continuationOf } from './context.js'
import { closingPlaces, heartWeight } from './heart.js'
import { isDeclined } from './declined.js'
import { sumOfMarks } from './marks.js'
import { needsOf } from './needs.js'
import { openingTalk } from './opening-talk.js'
import { practised } from './practice.js'
import { reactionTo } from './reactions.js'
import { isIdentity } from './identity.js'
import { isEcho, reasonWeight } from './reason.js'
import { relevance } from './relevance.js'
import { figuresOf } from '../moves/figures.js'
import { movePatterns } from '../moves/patterns.js'
import type { Moves } from '../moves/read-moves.js'
import { withReason } from './with-reason.js'
import { isAnecdote, takenUp } from '../moves/uptake.js'
import { isPromise, isSuperseded, type Settlement, settlementOf } from './settlement.js'

const { procedure } = movePatterns
const centroidWeight = 1.2
const reactionWeight = 0.6
const supersededWeight = -1.5
const echoWeight = -2
const declinedWeight = -3
const replacedWeight = -3
const anecdoteWeight = -1.2
const procedureWeight = -2
const promiseWeight = 0.3
const agreementScore = 6
const identityWeight = -4
const practisedWeight = -4
const openingTalkWeight = -3

/** Every sentence that can be told or quoted, with its relevance for the conversation, best first. */
export function rankSentences(
  conversation: Conversation,
  language: LanguageModel,
  focus: ReadonlySet<string>,
  moves: Moves,
): Candidate[] {
  const { sentences } = conversation
  const openingTurn = sentences.find(({ role, words }) => role === 'user' && words.length >= 8)?.turns[0]
  const central = centroidSimilarity(sentences.map(({ stems }) => stems))
  const settlement = settlementOf(conversation)
  const closing = closingPlaces(conversation)
  const isPractised = practised(conversation)
  const isOpeningTalk = openingTalk(conversation)
  const isTakenUp = takenUp(conversation)
  const ranked = sentences
    .flatMap((sentence, at) => {
      const retelling = retellingOf(sentence, conversation, language)
      if (!retelling) return []
      const score =
        relevance(sentence, retelling, focus, sentences.length, openingTurn) +
        (central[at] ?? 0) * centroidWeight +
        reasonWeight(sentence, conversation) +
        heartWeight(sentence, closing) +
        sumOfMarks([
          [echoWeight, isEcho(sentence, conversation)],
          [identityWeight, isIdentity(sentence, sentences[at - 1])],
          [practisedWeight, isPractised(sentence)],
          [openingTalkWeight, retelling.verb !== 'insulted' && isOpeningTalk(sentence)],
          [declinedWeight, isDeclined(sentence, conversation)],
          [replacedWeight, moves.isReplaced(sentence)],
          [
            anecdoteWeight,
            retelling.verb !== 'insulted' &&
              isAnecdote(sentence, retelling.rest, sentences[at - 1], isTakenUp(sentence)),
          ],
          [procedureWeight, procedure.test(sentence.text) && figuresOf(sentence.text).length === 0],
          [promiseWeight, isPromise(sentence, conversation)],
          [supersededWeight, isSuperseded(sentence, settlement, conversation)],
        ])
      const { lead, standsAlone, isIncomplete } = needsOf(retelling, conversation)
      const reaction = reactionTo(retelling, sentences)
      return [
        {
          reported: retelling,
          sentence,
          score: score + (reaction ? reactionWeight : 0),
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
  return withAgreement(withReason(withoutRepeats(ranked, conversation), conversation, openingTurn, moves), settlement)
}

function withoutAnecdote(beside: Beside | null, isTakenUp: (sentence: Sentence) => boolean): Beside | null {
  return beside && isAnecdote(beside.sentence, beside.quote.shown, undefined, isTakenUp(beside.sentence))
    ? null
    : beside
}

/** Clauses of one sentence have the same quote, and what it quotes is not told as well. */
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
