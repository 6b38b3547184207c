import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'

const { corrects, givesUp, points } = loadPatterns('taken-back', 'corrects', 'givesUp', 'points')
const onlyNo = /^no[.!]$/i
const mostBefore = 2
const longest = 36

/** A sentence of a turn. */
export interface SaidSentence {
  said: string
  /** The part that is still valid: less than all if it corrects something, empty if it is corrected. */
  stands: string
}

/**
 * The sentences of a turn, with what is left of a correction ("The fourth. No, sorry, the eleventh."), and in one piece with
 * what takes them back ("I'd asked for the song. Forget that.").
 */
export function withoutTakenBack(sentences: readonly string[]): SaidSentence[] {
  const kept: SaidSentence[] = []
  for (const said of sentences) {
    const sign = corrects.exec(said)?.[0]
    if (sign !== undefined && kept.length > 0) correct(kept, said, said.slice(sign.length).trim())
    else if (givesUp.test(said) && kept.length > 0) takeBack(kept, said)
    else kept.push({ said, stands: said })
  }
  return kept
}

function correct(kept: SaidSentence[], said: string, rest: string): void {
  while (onlyNo.test(kept.at(-1)?.said ?? '')) kept.pop()
  const old = kept.pop()
  const isOneWord = /^\S+$/.test(rest)
  // "Half five. No, I tell a lie, six."
  if (old && isOneWord) return void kept.push(whole([old, { said, stands: said }]))
  if (old) kept.push({ said: old.said, stands: '' })
  kept.push({ said, stands: points.test(rest) ? '' : rest })
}

/** Puts the sentences before, as far as they say something, and the words that take them back together. */
function takeBack(kept: SaidSentence[], said: string): void {
  const before = kept.slice(-mostBefore)
  const from = before.findIndex(saysSomething)
  const all = [...(from < 0 ? [] : before.slice(from)), { said, stands: said }]
  const taken = whole(all).said.split(/\s+/).length <= longest ? all : all.slice(-2)
  kept.splice(kept.length - (taken.length - 1), taken.length - 1, whole(taken))
}

const whole = (all: readonly SaidSentence[]): SaidSentence => {
  const said = all.map((one) => one.said).join(' ')
  return { said, stands: said }
}

const saysSomething = ({ said }: SaidSentence): boolean => contentStems(said).size > 0 && !said.endsWith('?')
