import { asInSentence, capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { clause } from './goal-phrases.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** A sentence of a list states something and is no topic. */
const finite =
  /^(?:(?:at|in|on|for|with|from) [^,;:]{3,30} )?(?:your?|she|he|they|there|if|when|once|after)\b|\b(?:is|are|was|were|has|have|had|can|cannot|will|must)\b/i

const mustBe =
  /^(?!you\b|your\b|if\b|when\b|once\b|they\b|it\b)[^,;:]{3,60} (?:must|has to|have to) (?!not\b)[^,;:]{3,60}$/i
const asksSomething = /^(?:why|how|what|when|where|who|which|whether)\b/i
/** "That the surgeons empty their pockets", "left collarbone, two ribs". */
const noTopic = /^(?:that|which|who|no|not|nothing|never|only)\b|,/i
/** What only the person can have. */
const { ofPerson } = loadPatterns('role/about-lines', 'ofPerson')

/** Lines for a goal that matches no pattern: a topic ("Salary expectations"), or a statement. */
export function aboutLines(text: string, counterpart: Counterpart): string[] {
  const topic = spokenTo(text.replace(/[.]+$/, ''), counterpart)
  if (asksSomething.test(topic)) return clause(topic).lines
  // "Saturday work must be voluntary."
  if (mustBe.test(text)) return [`${capitalised(topic)}.`]
  if (finite.test(text)) return []
  // "7,850 hours on the clock" is a statement, not a topic to talk about.
  if (/\d/.test(topic) && !ofPerson.test(topic)) return [`${capitalised(topic)}.`]
  const own = ofPerson.exec(topic)
  if (own) return [`Tell me about your ${lowerFirst(own[0])}.`]
  if (noTopic.test(topic)) return []
  const words = topic.split(/\s+/).length
  if (words > 14) return []
  const lower = asInSentence(topic)
  return words <= 8 ? [`Let us talk about ${lower}.`, `What about ${lower}?`, `Where do you stand on ${lower}?`] : []
}
