import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { answeringWords, type Scene } from './own-words.js'
import type { ReadSentence } from './read-kinds.js'

const saysUnknown =
  /\bI (?:\p{L}+ )?(?:do not|cannot|could not|have no|have not|know nothing|am not)\b|\bnobody\b|\bmystery to me\b/iu

/** "I have no idea the school has a fund" would tell what it does not know. */
const tellsIt = /\bhave no (?:idea|clue) (?!who|what|whether|how|which|where|when|why|if|about|of|at all)\p{L}/u
const asks = 'What|How|Whether|Who|Which|Where|When|Why'
const hasNot = "(?:ha(?:s|ve)(?: not|n['’]t)|has never|have never) been told"
const lacks = `(?:have|has|had) no (?:idea|clue)|(?:do|does)(?: not|n['’]t) know|can(?:not|['’]t) (?:say|tell|know)|${hasNot}`
/** "How old he is you cannot say", "The exact deadline he doesn't know" */
const askedFirst = new RegExp(`^((?:${asks}|The|His|Her|Your|Their)\\b[^,]{3,90}?),? (you|he|she) (${lacks})\\b`, 'u')
/** "How long the works go on, nobody ever told her" */
const toldByNobody = new RegExp(
  `^((?:${asks})\\b[^,]{3,90}?), (nobody (?:ever |has |has ever )?told (?:you|him|her))\\b`,
  'u',
)
/** "About packaging costs she has no knowledge" */
const about = /^((?:About|Of) [^,]{3,60}?),? (you|he|she) (ha(?:s|ve) no (?:knowledge|idea|clue))\b/u
const matter = 'who|what|whether|how|which|where|when|why|if|about|of|anything|the first thing'
/** "Doesn't know anything about it", "No idea when they come" */
const noSubject = new RegExp(
  `^(?:(Do(?:es)?(?: not|n['’]t) know|Can(?:not|['’]t) (?:say|tell))|(?:Has |Have )?(No (?:idea|clue|knowledge)))(?= (?:${matter})\\b)`,
  'u',
)
/** A sentence that begins with who does not know it: "You cannot say how old he is". */
const inOrder = (whole: string, who: string) =>
  whole
    .replace(
      askedFirst,
      (_, what: string, subject: string, lack: string) => `${capitalised(subject)} ${lack} ${lowerFirst(what)}`,
    )
    .replace(toldByNobody, (_, what: string, lack: string) => `${capitalised(lack)} ${lowerFirst(what)}`)
    .replace(
      about,
      (_, what: string, subject: string, lack: string) => `${capitalised(subject)} ${lack} ${lowerFirst(what)}`,
    )
    .replace(noSubject, (_, verb: string | undefined, thing: string | undefined) =>
      verb
        ? `${capitalised(who)} ${lowerFirst(verb)}`
        : `${capitalised(who)} ${who === 'you' ? 'have' : 'has'} ${lowerFirst(thing ?? '')}`,
    )
    .replace(/\b(could(?: not|n['’]t) tell) you\b/u, '$1')

/** What the part does not know as it says it: "I have no idea what the repair costs"; empty if it has no words for it. */
export function unknownWords(piece: ReadSentence, scene: Scene): string[] {
  const told = {
    ...piece,
    text: inOrder(capitalised(piece.whole), scene.cast.pronoun),
    shares: { ...piece.shares, unknown: 0 },
  }
  const own = answeringWords(told, '', scene)
  return own && saysUnknown.test(own) && !tellsIt.test(own) ? [own] : []
}
