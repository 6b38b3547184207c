import { answeringWords, type Scene } from './own-words.js'
import type { ReadSentence } from './read-kinds.js'

const saysUnknown = /\bI (?:\p{L}+ )?(?:do not|cannot|could not|have no|have not|know nothing|am not)\b|\bnobody\b/iu

const asks = 'What|How|Whether|Who|Which|Where|When|Why'
const lacks = "(?:have|has|had) no (?:idea|clue)|(?:do|does)(?: not|n['’]t) know|can(?:not|['’]t) (?:say|tell|know)"
const askedFirst = new RegExp(`^((?:${asks})\\b.+?),? (you|he|she) (${lacks})\\b`, 'u')

/** "How old he is you cannot say" as "You cannot say how old he is". */
const inOrder = (whole: string) =>
  whole.replace(
    askedFirst,
    (_, what: string, who: string, lack: string) =>
      `${who.charAt(0).toUpperCase()}${who.slice(1)} ${lack} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  )

/** What the part does not know as it says it: "I have no idea what the repair costs"; empty if it has no words for it. */
export function unknownWords(piece: ReadSentence, scene: Scene): string[] {
  const told = { ...piece, text: inOrder(piece.whole), shares: { ...piece.shares, unknown: 0 } }
  const own = answeringWords(told, '', scene)
  return own && saysUnknown.test(own) ? [own] : []
}
