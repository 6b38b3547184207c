import { keysOf } from './keys.js'
import { meaningOf } from './meaning.js'
import { bare, isHidden } from './secret-words.js'
import type { SecretKey } from './unit.js'
import { isNameOnly, secretAt, secretOver, tell, type WrittenSecret } from './written-secret.js'

const clauseStart = '(?:^|[,;] ?)(?:and |but |which )?(?:you )?(?:(?:will|would|do) )?'
const pointing =
  "(it|this|that|so|them|the truth|everything|about [^,;]+?|(?:the|your|that|this) [\\p{L}'’]+(?: (?!only\\b)\\p{L}+)?)"
const inCase = '(?:unless|until|(only )?(?:if|when|once|after))'
const refersBack = new RegExp(
  `${clauseStart}(only |not |never )?${tell}(?: ${pointing})?(?: to \\p{L}+)? ${inCase} (.+)$`,
  'iu',
)

/** "You only say it if …": a guard that refers to earlier words. */
export interface Reference {
  found: RegExpExecArray
  /** It names what it keeps back: "You only speak about the flood if …" */
  isNamed: boolean
}

export function referenceIn(plain: string): Reference | null {
  const found = refersBack.exec(plain)
  const isGuarded = found && (found[1] || found[3] || /\bunless\b/.test(found[0]) || isHidden(plain))
  return isGuarded ? { found, isNamed: /^(?:about|the|your|his|her|their) (?!truth)/i.test(found[2] ?? '') } : null
}

/** What a reference keeps back. */
export function referringTo(
  sentences: readonly string[],
  place: number,
  before: string,
  back: RegExpExecArray,
): WrittenSecret | null {
  const keys = keysOf(back[4] ?? '')
  const about = /^(?:about |(?=the |your ))(?!the names?$|it$|this$|that$|the truth$)(.+)/i
    .exec(back[2] ?? '')?.[1]
    ?.replace(ofSomebody, '')
  const matter = bare(before)
  if (about) return { matter: '', keys, places: [place], about: meaningOf(about) }
  if (matter.split(' ').length > 2) return secretAt(place, matter, keys)
  if (/^(?:the|his|her|their) names?$/i.test(back[2] ?? '')) return namedBefore(sentences, place, keys)
  const named = bare((sentences[place - 1] ?? '').replace(/[.!]+$|^nobody knows: /gi, ''))
  if (isNameOnly(named)) return secretOver([place - 1, place], named, keys)
  // "You do not want anyone to know" between them says nothing that could be told.
  const at = place - (saysNothing.test(sentences[place - 1] ?? '') ? 2 : 1)
  const meant = bare((sentences[at] ?? '').replace(/[.!]+$/, ''))
  return hasSubject.test(meant) ? { matter: meant, keys, places: [at, place], about: new Set() } : null
}

/** "Your husband's absence": whose it is says more than the word for it. */
const ofSomebody = /['’]s (?:absence|situation|state|story|past|case|problems?|troubles?|condition|matter)$/i

/** "You say the name only if …" keeps back the sentence that has it. */
function namedBefore(sentences: readonly string[], place: number, keys: SecretKey[]): WrittenSecret | null {
  for (const at of [place, place - 1, place - 2]) {
    const sentence = (sentences[at] ?? '').replace(/[.!]+$/, '')
    const isOfOther =
      at !== place &&
      /(?<!^)(?<!(?:Mr|Mrs|Ms|Dr)\.? )\b\p{Lu}\p{Ll}{2,}/u.test(sentence) &&
      !/^You are\b/.test(sentence)
    if (isOfOther) return { matter: sentence, keys, places: [at, place], about: new Set() }
  }
  return null
}

const saysNothing =
  /\bkeep (?:this|it|that) to yourself\b|\bnot want (?:anyone|anybody|people|them|him|her)\b.* to know\b|\b(?:nobody|no one) knows\b(?! that |:)/i
const standing = 'you|your|the|an?|it|there|he|she|they|another|one|two|three|some\\p{L}*|no\\p{L}*|every\\p{L}*'
const placing = 'this|that|these|those|since|after|last|during|when|in|at|on'
const named = '\\p{Lu}\\p{Ll}+ (?:is|was|has|had|\\p{Ll}+ed|\\p{Ll}+ (?:you|him|her|the|an?|your))'
const hasSubject = new RegExp(`^(?:${standing}|${placing}|${named})\\b`, 'iu')
