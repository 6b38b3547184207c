import type { Conversation } from './conversation.js'

const asks = /\b(?:your|the) ((?:\p{L}+ )?(?:number|code|id))\b/iu

/** "May I have your member number?": it may stand in the sentence that introduces the part. */
export function askedNumber({ role, memory }: Conversation, question: string): string | null {
  const name = asks.exec(question)?.[1]?.toLowerCase()
  if (!name) return null
  const looks = new RegExp(`\\b${name}(?: is|:)? ([\\p{L}\\d-]*\\d[\\p{L}\\d-]*)`, 'iu')
  const found = role.facts.filter(({ isGuarded }) => !isGuarded).flatMap(({ text }) => looks.exec(text)?.[1] ?? [])[0]
  if (!found) return null
  const said = `It is ${found}.`
  return memory.isSaid(said) ? `${found}, as I said.` : said
}
