import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'
import { endsSo, givesUpAll, isTakenBackBy } from './withdrawn.js'

const { corrects, points } = loadPatterns('taken-back', 'corrects', 'points')
const onlyNo = /^no[.!]$/i
/** How many sentences somebody takes back who says no more than that, and who goes on. */
const [mostBefore, mostOfOne] = [2, 1]
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
    else if (kept.length > 0 && takesBack(kept.at(-1)!.said, said))
      takeBack(kept, said, endsSo(whole(said)) ? mostBefore : mostOfOne)
    else kept.push({ said, stands: said })
  }
  return kept
}

function correct(kept: SaidSentence[], said: string, rest: string): void {
  while (onlyNo.test(kept.at(-1)?.said ?? '')) kept.pop()
  const old = kept.pop()
  const isOneWord = /^\S+$/.test(rest)
  // "Half five. No, I tell a lie, six."
  if (old && isOneWord) return void kept.push(inOne([old, { said, stands: said }]))
  if (old) kept.push({ said: old.said, stands: '' })
  kept.push({ said, stands: points.test(rest) ? '' : rest })
}

/** Puts the sentences before, as far as they say something, and the words that take them back together. */
function takeBack(kept: SaidSentence[], said: string, most: number): void {
  const before = kept.slice(-most)
  const from = before.findIndex(saysSomething)
  const all = [...(from < 0 ? [] : before.slice(from)), { said, stands: said }]
  const taken = inOne(all).said.split(/\s+/).length <= longest ? all : all.slice(-2)
  kept.splice(kept.length - (taken.length - 1), taken.length - 1, inOne(taken))
}

const whole = (said: string): string => expandContractions(said.replace(/[‘’]/g, "'"))

const takesBack = (before: string, said: string): boolean =>
  givesUpAll(whole(said)) || isTakenBackBy(whole(before), whole(said))

const inOne = (all: readonly SaidSentence[]): SaidSentence => {
  const said = all.map((one) => one.said).join(' ')
  return { said, stands: said }
}

const saysSomething = ({ said }: SaidSentence): boolean => contentStems(said).size > 0 && !said.endsWith('?')
