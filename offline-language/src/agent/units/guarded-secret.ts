import { type Guard, withoutFrame } from './guards.js'
import { keysOf } from './keys.js'
import { secretAt, secretOver, type WrittenSecret } from './written-secret.js'

/** The secret of a guard: the one that it names itself, else the words before it in its sentence, else the sentences before. */
export function guarded(
  sentences: readonly string[],
  place: number,
  { before, matter, key }: Guard,
): WrittenSecret | null {
  const keys = key ? keysOf(key) : []
  if (matter) return secretAt(place, withoutFrame(matter), keys)
  const own = withoutFrame(before.replace(/[\s,;:–-]+$/, ''))
  if (own.split(' ').length >= fewestOfMatter && !keepsBack.test(own)) return secretAt(place, lastPart(own), keys)
  const from = sentences
    .slice(0, place)
    .findLastIndex((each) => !keepsBack.test(withoutFrame(each)) && !followsOn.test(each))
  const between = sentences.slice(from, place).filter((each) => !keepsBack.test(withoutFrame(each)))
  const meant = between.map((each) => withoutFrame(each.replace(/[.!]+$/, ''))).join('. ')
  if (from < place - farthestBack || meant.split(' ').length < fewestOfMatter) return null
  const places = sentences.flatMap((_, at) => (at >= from && at <= place ? at : []))
  return secretOver(places, meant, keys)
}
/** "It is not in the report" belongs to the sentence before. */
const followsOn = /^(?:It|This|That|He|She|They) /u
const fewestOfMatter = 3
const farthestBack = 3
/** Only of a secret itself: "You have kept this to yourself." */
export const keepsBack =
  /\b(?:kept|keep|leave|told|tell|say|learn|deny|denies|mention|hide|lie)\b.*\b(?:it|this|that|nobody|no one|any(?:one|body)|soul|nothing)\b/i
/** "You work at the bank, and you have sent him money": what is kept back is the last statement. */
const lastPart = (text: string) => text.split(/; /).at(-1) ?? text
