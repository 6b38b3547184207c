import { nearness, mean, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { figuresOf } from '../phrase/figures.js'
import type { Features } from '../learned/features.js'
import { loadLearned, probabilityOf } from '../learned/learned.js'

const signs: Readonly<Record<string, RegExp>> = {
  'who somebody is': /^you are (?:an? |the )?(?:\p{Lu}|\d)/iu,
  'of you': /^(?:\p{Ll}+ )?you\b/iu,
  'of yours': /^your\b/i,
  'an order': /^(?:be|do|ask|press|keep|start|speak|stay|use|never|answer|let|give|say|react|show|play|begin|end)\b/i,
  negated: /\b(?:not|never|no|nobody|nothing)\b|n['’]t\b/i,
  'on a condition': /\b(?:if|unless|only when|whenever|as long as)\b/i,
  'what one may do': /\byou (?:may|can|could|will|would|might)\b/i,
  wishes: /\b(?:wants?|would like|needs?|asks?|asked|must|has to|have to|hopes?)\b/i,
  meets: /\b(?:talk|meeting|meet|call|called|calls|ring|rings|visit|interview|interviewing|appointment|comes?|come)\b/i,
  happened: /\b(?:has|have|had|was|were|been|did|\p{Ll}+ed)\b/iu,
  'how somebody is': /\byou (?:are|feel|speak|talk|like|hate|get) \p{Ll}+/iu,
  'kept back':
    /\b(?:secret|secretly|reveal|nobody knows|do not (?:say|tell|mention)|don['’]t (?:say|tell|mention)|at most|limit)\b/i,
}

/** A sentence of a prompt, with what speaks for or against it as the matter of the talk. */
export interface PossibleMatter {
  sentence: string
  features: Features
  vector: SentenceVector
}

const usual = 0.25

/** The sentences of a prompt in their order; `title` is the scenario's, `user` the name of who practises. */
export function possibleMatters(sentences: readonly string[], title: string, user: string): PossibleMatter[] {
  const vectors = sentences.map(vectorOf)
  const middle = mean(vectors)
  const titled = title.trim() === '' ? null : vectorOf(title)
  const [first = ''] = user.split(' ')
  return sentences.map((sentence, at) => ({
    sentence,
    vector: vectors[at]!,
    features: {
      ...Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, Number(sign.test(sentence))])),
      first: Number(at === 0),
      second: Number(at === 1),
      third: Number(at === 2),
      place: at / sentences.length,
      words: Math.log(sentence.split(' ').length),
      figures: Math.min(3, figuresOf(sentence).length),
      ofUser: Number(first !== '' && sentence.includes(first)),
      ofTitle: titled ? nearness(vectors[at]!, titled) : usual,
      middle: nearness(vectors[at]!, middle),
    },
  }))
}

/** Learned from the sentences that readers chose: docs/adr/0057. */
const learned = loadLearned('weights/matters')
const least = 0.3

/** The sentence of a prompt that says best what a talk is about, of those that can be told; null if none does. */
export function matterIn(
  sentences: readonly string[],
  title: string,
  user: string,
  canBeTold: (sentence: string) => boolean,
): string | null {
  const [best] = possibleMatters(sentences, title, user)
    .map(({ sentence, features, vector }) => ({ sentence, chance: probabilityOf(learned.sumOf(features, vector)) }))
    .filter((one) => canBeTold(one.sentence))
    .toSorted((a, b) => b.chance - a.chance)
  return best && best.chance >= least ? best.sentence : null
}
