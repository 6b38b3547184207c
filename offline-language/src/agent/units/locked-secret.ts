import { loadPatterns } from '../../data/load-patterns.js'
import { keysOf } from './keys.js'
import { meaningOf } from './meaning.js'
import { secretAt, tell, type WrittenSecret } from './written-secret.js'

const only = '(?:unless|until|except (?:if|when)|(?:but )?only (?:if|when|once|after))'
const doNot = "(?:do not|don't|never|will not|would not|would never|must not|should not|are not to)"
const toAnyone = '(?: (?:to )?(?:anyone|anybody|people|them|him|her|you))?'
const ban = new RegExp(`^(?:so |and |but )?(?:you )?${doNot} ${tell}${toAnyone} (?:that )?(.+?),? ${only} (.+)$`, 'iu')
/** "You only mention that X if Y" */
const toldOnly = new RegExp(
  `^(?:but )?(?:you )?(?:will |would |may )?only ${tell}${toAnyone} that (.+?),? (?:if|when|once|after) (.+)$`,
  'iu',
)
/** "If they ask how you feel, you begin to cry and say what frightens you most: your mother died of it" */
const toldInCase =
  /^(?:only )?(?:if|when|once|as soon as) ([^,:]+), (?:then )?you (?:[^:]*? )?(?:say|tell|admit|explain|reveal|confess|talk about|open up)\b[^:]*: (.+)$/iu
/** "If you are asked how you are, you say that you sleep badly" */
const { saidInCase } = loadPatterns('units/said-in-case', 'saidInCase')
/** "Only if he asks what it meant for you: your boss made you explain it" */
const onlyThen =
  /^only (?:if|when|once|after) ([^:]{8,120}): (?:then )?((?:you (?:have|had|were|are|did|lost|once|never)|(?!you\b|she\b|he\b)\S+) .+)$/iu
const named =
  /^(?:about )?(?:the|your|this) (?!(?:[\p{L}-]+ ){0,3}(?:is|are|was|were|has|have|had|can|will)\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu

/** "You never say that X unless Y", "You only say that X if Y" */
export function lockedIn(plain: string, place: number): WrittenSecret | null {
  const [, told, said] = toldInCase.exec(plain) ?? saidInCase.exec(plain) ?? []
  const inCase = told && said ? keysOf(told) : []
  if (said && inCase.some(({ mood }) => mood !== null)) return secretAt(place, said, inCase)
  return onlyThenIn(plain, place) ?? bannedIn(plain, place)
}

function onlyThenIn(plain: string, place: number): WrittenSecret | null {
  const [, asked, kept] = onlyThen.exec(plain) ?? []
  return asked && kept ? secretAt(place, kept, keysOf(asked)) : null
}

function bannedIn(plain: string, place: number): WrittenSecret | null {
  const [, matter, key] = ban.exec(plain) ?? toldOnly.exec(plain) ?? []
  if (!matter || !key || /^(?:it|this|that|so|them|him|her)$/i.test(matter)) return null
  // "You do not mention the colleague unless …" keeps back the facts about the colleague.
  if (named.test(matter)) return { matter: '', keys: keysOf(key), places: [place], about: meaningOf(matter) }
  return secretAt(place, matter, keysOf(key))
}
