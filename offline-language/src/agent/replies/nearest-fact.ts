import { loadPatterns } from '../../data/load-patterns.js'
import { shared } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/knowledge.js'
import { conceptsIn, sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { lemmasOf } from '../wording/lemmas.js'
import { introduction } from './told-fact.js'

/** Below it, a fact would be there by chance. */
const leastNear = 3

const { passing } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')
/** "It was sold" says nothing alone. */
const pointsBack = /^(?:It|This|That|They|He|She)\b/

/** A true sentence near what was asked, better than that nothing is known; null if the prompt has none. */
export function nearestFact({ role, memory, utterance, userTexts }: Conversation, question: string): string | null {
  const before = /\b(?:he|she|it|they|him|her|them)\b/i.test(question) ? (memory.agentTurns.at(-1) ?? '') : ''
  const asked = telling(lemmasOf(`${question} ${before}`))
  const around = telling(lemmasOf(`${utterance.text} ${userTexts.at(-2) ?? ''}`))
  const concepts = conceptsIn(question)
  const near = ({ text, stems }: Fact) =>
    2 * sharedInMeaning(asked, stems) + 2 * shared(concepts, conceptsIn(text)) + shared(around, stems)
  const [best] = role.facts
    .filter(
      ({ text, isGuarded, followsOn }) =>
        !isGuarded && !followsOn && !introduction.test(text) && !pointsBack.test(text) && !memory.isSaid(text),
    )
    .map((fact) => ({ text: fact.text, nearness: near(fact) }))
    .sort((a, b) => b.nearness - a.nearness)
  return best && best.nearness >= leastNear ? best.text : null
}

const telling = (stems: ReadonlySet<string>) => new Set([...stems].filter((stem) => !passing.test(stem)))
