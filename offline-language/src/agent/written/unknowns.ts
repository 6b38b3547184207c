import { meaningOf } from '../units/meaning.js'
import { isOnCondition, type ReadPrompt, type ReadSentence } from './read-kinds.js'
import { senses } from './senses.js'

/** What the part does not know: if asked about it, it says so; if informed of it, it is surprised. */
export interface Unknown {
  stems: ReadonlySet<string>
  /** A thing that the part has no idea of ("that she is ill"), not an open question ("whether it rains"). */
  isNews: boolean
}

const leastSure = 0.5
const open = /\b(?:whether|if|how|what|which|who|whose|when|where|why)\b/i
const news = /\b(?:not|n't|no idea|unaware|not aware)\b[^.]*\bthat\b/i
const fewestStems = 1
/** "Close when you know the next step" is about the end of the talk. */
const ofTalk = /\b(?:close|ends?|finish|is over|ask|find out|wants? to know)\b/i

/** Only the words about the matter: "it is a mystery to her" names none. */
function stemsOf({ text }: ReadSentence, { cast }: ReadPrompt): Set<string> {
  const plain = text.replace(/’/g, "'").replace(new RegExp(senses.unknown, 'giu'), ' ')
  return new Set([...meaningOf(plain)].filter((stem) => !cast.part.has(stem)))
}

export function unknownsOf(prompt: ReadPrompt): Unknown[] {
  return prompt.sentences
    .filter(({ shares, isHeading, text }) => !isHeading && shares.unknown >= leastSure && !ofTalk.test(text))
    .filter((sentence) => !isOnCondition(sentence))
    .map((sentence) => ({
      stems: stemsOf(sentence, prompt),
      isNews: news.test(sentence.text) && !open.test(sentence.text),
    }))
    .filter(({ stems }) => stems.size >= fewestStems)
}
