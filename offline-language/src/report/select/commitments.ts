import type { ActionItem } from '@clarity/contracts'
import { partyOf } from '../../language/names/cast.js'
import { other, capitalised, type Party } from '../../language/names/party.js'
import { clauseFrom } from '../../language/clauses/clause-from.js'
import { done, inTheCall, request, shapes, underWay, verbSet, weak, when, type Shape } from './commitment-patterns.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isContent } from '../../language/tokens/is-content.js'
import { isAsked } from '../../language/sentences/asked.js'
import { written } from '../../language/tokens/written.js'
import { asAddressed, asPromised } from '../../language/persons/undertaking.js'

export interface Commitment {
  text: string
  status: ActionItem['status']
  owner: 'agent' | 'user'
  weight: number
  sentence: Sentence
  stems: ReadonlySet<string>
}

export function commitmentsIn(sentence: Sentence, conversation: Conversation, language: LanguageModel): Commitment[] {
  const { text, words, role } = sentence
  const cast = conversation.cast
  const speaker = partyOf(cast, role)
  const finished = done.exec(text) ?? underWay.exec(text)
  if (finished?.[1] && role === 'agent') {
    const rest = clauseFrom(words, finished.index + finished[0].length - finished[1].length)
    const isDone = done.test(text)
    const told = asPromised(isDone ? rest : rest, speaker, partyOf(cast, other(role)), language)
    return [
      made(
        sentence,
        `${speaker.short} ${isDone ? 'has ' : 'is '}${told}`,
        isDone ? 'completed' : 'in-progress',
        'agent',
        1.6,
        rest,
      ),
    ]
  }
  const found: Commitment[] = []
  const starts = new Set<number>()
  for (const shape of shapes) {
    if ((shape.role && shape.role !== role) || (isAsked(sentence) && shape.pattern !== request && !sentence.isQuestion))
      continue
    for (const match of text.matchAll(shape.pattern)) {
      const verb = match[1]
      if (
        !verb ||
        /(?:^|, |\band |\bbut )if [^,]*,? ?$/i.test(text.slice(0, match.index)) ||
        /\b(?:not|never|do|does|did|should|when|what|how|why)\b[\w ]{0,12}$/i.test(
          text.slice(Math.max(0, match.index - 18), match.index),
        ) ||
        /\b(?:not|never)\b/i.test(match[0])
      )
        continue
      if (shape.pattern === request && sentence.role !== 'user') continue
      const at = match.index + match[0].trimEnd().length - verb.length
      const clause = clauseFrom(words, at)
      const one = undertaken(clause, sentence, shape, speaker, partyOf(cast, other(role)), conversation, language)
      const begin = words.indexOf(clause[0]!)
      if (one && ![...starts].some((start) => Math.abs(start - begin) < 4)) {
        starts.add(begin)
        found.push(one)
      }
    }
  }
  return found.slice(0, 2)
}

function undertaken(
  clause: readonly Word[],
  sentence: Sentence,
  shape: Shape,
  speaker: Party,
  listener: Party,
  conversation: Conversation,
  language: LanguageModel,
): Commitment | null {
  const [first, second, third] = clause
  if (!first) return null
  // "we will have you come back" is something for the listener to do.
  if (
    first.lower === 'have' &&
    second?.lower === 'you' &&
    third &&
    (verbSet.has(third.lower) || third.lower === 'see')
  ) {
    return undertaken(
      clause.slice(2),
      sentence,
      { ...shape, owner: 'listener' },
      speaker,
      listener,
      conversation,
      language,
    )
  }
  const verb = first.lower
  const said = written(clause)
  const content = clause.filter(isContent)
  if (
    (!verbSet.has(verb) && verb !== 'see') ||
    (verb === 'see' && shape.owner !== 'listener') ||
    inTheCall.test(said) ||
    / (?:on|in|of|with|for|at) (?:get|go|do|have|be|put) /.test(said) ||
    clause.length < 3
  )
    return null
  if (verb === 'think' && !/^think (?:about|over) /.test(said)) return null
  if (
    verb === 'let' &&
    !/^let \w+ know (?:by|on|before|when|if|tomorrow|next|as soon|about|within|in|what|whether)\b/.test(said)
  )
    return null
  if (weak.has(verb) && verb !== 'let' && content.length < 2) return null
  if (
    /^(?:talk|speak|check|look|think|find|ask|work)$/.test(verb) &&
    !/^\w+ (?:to|with|into|about|for|out|on|my|the|your)\b/.test(said)
  )
    return null
  if (
    /^(?:you|to you|it|that|this|them|me)$/i.test(written(clause.slice(1))) ||
    /^(?:it|this|that)$/.test(second?.lower ?? '')
  )
    return null
  const weight =
    shape.weight +
    (when.test(said) ? 0.4 : 0) +
    Math.min(0.5, content.length * 0.08) +
    (sentence.at / Math.max(1, conversation.sentences.length)) * 0.5 -
    (weak.has(verb) ? 0.2 : 0)
  const isUsers = (sentence.role === 'user') === (shape.owner === 'speaker')
  const owner = isUsers ? 'user' : 'agent'
  if (shape.owner === 'listener') {
    return made(
      sentence,
      capitalised(asAddressed(clause, speaker, sentence.role === 'user' ? null : listener)),
      'pending',
      owner,
      weight,
      clause,
    )
  }
  return made(
    sentence,
    `${capitalised(speaker.short)} will ${asPromised(clause, speaker, listener, language)}`,
    'pending',
    owner,
    weight,
    clause,
  )
}

function made(
  sentence: Sentence,
  text: string,
  status: ActionItem['status'],
  owner: 'agent' | 'user',
  weight: number,
  clause: readonly Word[],
): Commitment {
  return {
    sentence,
    text: `${capitalised(text.replace(/[\s,.;:?!]+$/, ''))}.`,
    status,
    owner,
    weight,
    stems: new Set(clause.filter(isContent).map(({ stem }) => stem)),
  }
}
