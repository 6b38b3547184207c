export type Side = 'yes' | 'no' | 'if' | 'none'

const anyOf = (...ideas: string[]) => new RegExp(ideas.join('|'), 'i')

const no = anyOf(
  "\\b(?:no|non|nope|never|not|cannot|forget it|impossible|nothing|nobody)\\b|n't\\b",
  '\\btoo (?:much|little|late|early|low|high)\\b|\\b(?:joke|unthinkable|beneath|embarrassing)\\b',
  '\\bmore than (?:i|we) can\\b|\\brather (?:quit|drop)\\b',
)
const yes = anyOf(
  '\\b(?:yes|yeah|ok|okay|all right|deal|agreed|gladly|of course|fair enough|so be it|shake on it|suits me)\\b',
  '\\b(?:could|can|may|might) (?:(?:just|still|perhaps) )?(?:live|put up|go along|manage|accept|do|start|say|look|wait)\\b',
  "\\bi (?:will|shall|would|could|take|accept|agree|join|need no|put|owe)\\b|\\bi(?:'ll|'d)(?! (?:rather|have to|like|call))\\b",
  "\\bthen (?:i|you|let|maybe|perhaps|hand)\\b|\\byou (?:may|get)\\b|\\byou'll (?:get|have)\\b",
  '\\bconceivable\\b|^(?:fine|good|sure|done|gladly|noted)\\b|\\bworks\\b|\\bit is\\b|\\bfine (?:by|with) me\\b',
)
/** A yes that is said although something speaks against it. */
const yesAfterAll = /^(?:yes|not at all|in that case)\b|\bbut\W+(?:yes|all right|okay)\b/i
const condition = /\b(?:only )?(?:if|provided|once|as long as|as soon as|on condition|unless)\b/i
const isShrug =
  /\b(?:not sure|have to think|let me think|think about that|don't know|understand|hear you|i see|good answer)\b/i

/** What a reply says to a proposal: the first sentence with a yes, a no or a condition. */
export function sideOf(reply: string): Side {
  const sentences = reply.replace(/’/g, "'").split(/(?<=[.!?…]) /)
  for (const sentence of sentences) {
    if (isShrug.test(sentence)) continue
    if (yesAfterAll.test(sentence) && !condition.test(sentence)) return 'yes'
    if (condition.test(sentence)) return 'if'
    if (no.test(sentence)) return 'no'
    if (yes.test(sentence)) return 'yes'
  }
  return 'none'
}
