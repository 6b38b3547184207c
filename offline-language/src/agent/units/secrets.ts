import { guarded } from './guarded-secret.js'
import { guardIn, isAnnounced, withoutFrame } from './guards.js'
import { keysOf } from './keys.js'
import { lockedIn } from './locked-secret.js'
import { meaningOf } from './meaning.js'
import { referenceIn, referringTo } from './referred-secret.js'
import { bare, isHidden } from './secret-words.js'
import type { SecretKey } from './unit.js'
import { secretAt, type WrittenSecret } from './written-secret.js'

/** The secrets of a prompt, from its sentences about "you". */
export function secretsIn(sentences: readonly string[]): WrittenSecret[] {
  const found = sentences.flatMap((sentence, place) => {
    const plain = sentence.replace(/[.!]+$/, '')
    return lockedIn(plain, place) ?? keptBack(sentences, place, plain) ?? announcedIn(plain, place) ?? []
  })
  // What only announces a secret gives way to the sentence that says what opens it.
  return found.filter(
    (each) =>
      each.places.length > 1 ||
      !found.some((other) => other !== each && other.places.length > 1 && other.places.includes(each.places[0]!)),
  )
}

/** What a guard in a sentence keeps back: a reference that names it, or of a secret, comes before other guards. */
function keptBack(sentences: readonly string[], place: number, plain: string): WrittenSecret | null {
  const reference = referenceIn(plain)
  const guard = guardIn(plain)
  const referred = () =>
    reference && referringTo(sentences, place, plain.slice(0, reference.found.index), reference.found)
  const isFirst = reference?.isNamed || isHidden(plain)
  return (isFirst ? referred() : null) ?? (guard && guarded(sentences, place, guard)) ?? referred()
}

/** A secret that nothing guards. */
function announcedIn(plain: string, place: number): WrittenSecret | null {
  if (isAnnounced(plain)) return secretAt(place, withoutFrame(plain), keysOf('asks directly'))
  return isHidden(plain) ? secretAt(place, bare(plain), wishKeys(bare(plain))) : null
}

/** A secret wish without a key is revealed if the person names it: "would love to be asked for advice". */
function wishKeys(matter: string): SecretKey[] {
  const wish = /\b(?:would (?:love|like)|want|hope|wish|dream)\b (.+)/i.exec(matter)?.[1]
  const stems = meaningOf((wish ?? '').replace(/ (?:rather|instead|more) .*|\b(?:be )?asked\b/g, ''))
  return wish ? [{ words: `speaks of ${wish}`, stems, isAsked: false, times: 1, mood: null }] : []
}
