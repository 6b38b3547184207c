import type { Features } from '../learned/features.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isMonth } from '../../language/tokens/calendar.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isInPassing } from '../phrase/in-passing.js'
import type { Mentions } from '../phrase/mentions.js'
import { isSubject } from '../phrase/naming-phrase.js'
import type { TitleCandidate } from './title-candidates.js'

/** A point's sentences; `main` is the last turn's weightiest. */
export interface PointSaid {
  main: Sentence
  sentences: readonly Sentence[]
}

const mostMentions = 4

/** "Talking about the handovers", "coming back with the list": how it is done, not what. */
const speaks =
  /^(?:talking|asking|telling|saying|speaking|calling|discussing|checking|seeing|looking|showing|explaining)\b/
const moves =
  /^(?:starting|coming|going|getting|putting|moving|leaving|making|doing|taking|giving|living|dealing|using)\b/
/** "What am I supposed to do, write poetry?" */
const jokes = /\bsupposed to\b|\b(?:joke|joking|kidding|ha)\b|\bby now\b|\blike an? \p{L}+[.!]$/iu

/** What speaks for or against a candidate, without the nearness of its meaning. */
export function featuresOf(candidate: TitleCandidate, point: PointSaid, mentions: Mentions): Features {
  const { sentence, text, kind } = candidate
  const length = text.split(' ').length
  const inTurn = (one: Sentence) => one.turns[0] === sentence.turns[0]
  return {
    [kind]: 1,
    [`${kind} of ${Math.min(4, length)}`]: 1,
    [`${kind} of main`]: Number(sentence === point.main),
    [`${kind} of question`]: Number(isAsked(sentence)),
    [`${kind} of first`]: Number(inTurn(point.sentences[0]!)),
    [`${kind} of last`]: Number(inTurn(point.sentences.at(-1)!)),
    ...(hasPhrase(candidate) && ofThing(candidate, point, mentions)),
    ...(candidate.kind === 'deed' && {
      deedWhole: Number(candidate.deed.isWhole),
      deedOfWords: Number(speaks.test(candidate.text)),
      deedOfWay: Number(moves.test(candidate.text)),
    }),
    jokes: Number(jokes.test(sentence.text)),
    ...(candidate.kind === 'noun' && { nounObject: Number(candidate.deed.hasObject) }),
    ...(candidate.kind === 'matter' && { named: Number(candidate.isNamed) }),
  }
}

type OfThing = TitleCandidate & { phrase: TopicPhrase }

const hasPhrase = (candidate: TitleCandidate): candidate is OfThing => 'phrase' in candidate

function ofThing(candidate: OfThing, { sentences }: PointSaid, mentions: Mentions): Features {
  const { phrase, sentence, text } = candidate
  const { words, head } = phrase
  const { count, isOfBoth, isInTitle } = mentions(phrase)
  const here = sentences.filter((one) => one.words.some(({ stem }) => stem === head))
  const before = beforeOf(words[0]!, sentence.words)
  return {
    mentions: Math.min(mostMentions, count) / mostMentions,
    single: Number(count < 2),
    ofBoth: Number(isOfBoth),
    inTitle: Number(isInTitle),
    here: Math.min(3, here.length) / 3,
    shared: Number(new Set(here.map(({ turns: [turn] }) => turn)).size > 1),
    certain: Number(phrase.isCertain),
    hollow: Number(phrase.isHollow),
    place: Number(phrase.isPlace),
    name: Number(words.some(({ pos, lower }) => pos === 'PROPN' && !isMonth(lower))),
    somebody: Number(meansSomebody(words.at(-1)!)),
    subject: Number(isSubject(words, sentence)),
    passing: Number(isInPassing(phrase, sentence)),
    broughtUp: Number(!phrase.isHollow && bringsUp.test(before)),
    counted: Number(/\bhow (?:many|much)$/i.test(before)),
    object: Number(handsOver.test(before)),
    plural: Number(words.at(-1)!.lower !== words.at(-1)!.lemma),
    afterPreposition: Number(
      /\b(?:in|at|on|with|from|to|of|for|by|into|up)(?: (?:the|my|your|our|their|a|an))?$/.test(before),
    ),
    own: Number(/\b(?:my|his|her)$/.test(before)),
    extended: Number(complement.test(text)),
    extendedOf: Number(/ of /.test(text)),
    denied: Number(denies.test(clauseOf(before))),
    subordinate: Number(subordinates.test(clauseOf(before))),
    askedAbout: Number(asksAbout.test(before) && words.at(-1) === lastWord(sentence)),
    early: Number(sentences.indexOf(sentence) < sentences.length / 3),
    late: Number(sentences.indexOf(sentence) >= (sentences.length * 2) / 3),
    ownShare: new Set(here.map(({ turns: [turn] }) => turn)).size / Math.max(1, count),
  }
}

const complement = / (?:of|for|at|in|with|from|to|about|on|under|without) /
/** "She does not have a problem", "it is not only the money". */
const denies = /\b(?:not|no|never|nor|neither|without|instead)\b/
const subordinates = /\b(?:when|if|because|while|since|until|that|which|who|whose|how|where|than|like|as)\b/
/** "And the piano?", "what about my deposit?" */
const asksAbout =
  /^(?:(?:and|so|okay|then|but|oh|now|well) ?,? ?)*(?:(?:what|how) about )?(?:the|my|your|our|his|her|their)?$/
const clauseOf = (before: string): string => before.split(/ ?[,;:] ?| (?:and|but|or|so) /).at(-1)!
const lastWord = ({ words }: Sentence): Word | undefined => words.findLast(({ pos }) => pos !== 'PUNCT')

const bringsUp =
  /\b(?:there (?:is|are)|(?:I|we) (?:have|have got|need|would like|(?:want|would like) (?:a|an|to (?:build|have|buy|talk about)))|called)(?: an?| some| the)?$/i
const handsOver =
  /\b(?:send|give|get|take|bring|offer|sign|need|want|ask|about|pay|write|book|order)(?: (?:you|me|us|him|her|them))?(?: (?:an?|the|some|my|your|our))?$/i

const beforeOf = (first: TopicPhrase['words'][number], words: Sentence['words']): string =>
  words
    .slice(0, words.indexOf(first))
    .map(({ lower }) => lower)
    .join(' ')
