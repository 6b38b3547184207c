import { capitalised } from '../../../language/tokens/first-letter.js'
import { toFirstPerson } from '../../../language/persons/swap-person.js'
import { loadPatterns } from '../../../data/load-patterns.js'

/** "You need to know: what does it cost, when can you try the food." */
const { list } = loadPatterns('prompt/tidy/question-lists', 'list')
const between = /, (?:and )?(?=(?:what|when|where|how|who|which|why|whether|if|can|is|are|does|do|will)\b)/i
const isDirect =
  /^(?:(?:what|when|where|how(?: \p{L}+)?|who|which|why) )?(?:does|do|can|is|are|will|would|could|has|have)\b/iu

/** A prompt in which each question of such a list is one that the part asks: "- Ask: “When can I try the food?”" */
export function withQuestionLists(prompt: string): string {
  return prompt.replace(list, (whole, asked: string) => {
    const items = asked.split(between).map((item) => item.trim())
    if (!items.every((item) => isDirect.test(item))) return whole
    const lines = items.map((item) => {
      const own = toFirstPerson(item)
      return `- Ask: "${capitalised(own)}?"`
    })
    return `\n${lines.join('\n')}\n\n`
  })
}
