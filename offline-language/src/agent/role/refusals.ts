import { contentStems } from '../../language/tokens/content-stems.js'
import { amountsIn } from '../wording/amounts.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { durationsIn } from './durations.js'
import { inFirstPerson } from '../wording/first-person.js'
import { withoutNotes } from './notes.js'
import type { Refusal } from './refusal.js'
import { houseRules, insultIn, isSayable, nothingFor, notWantedIn, tooLong } from './refusal-forms.js'
import { refusalPatterns } from './refusal-patterns.js'

const { refuses, ordered, exception, reasonAfter, ofSpeech } = refusalPatterns

export function refusalsOf(sentences: readonly string[], counterpart: Counterpart): Refusal[] {
  return [
    ...sentences.flatMap((sentence) => refusalIn(sentence, counterpart) ?? []),
    ...sentences.flatMap((sentence) => notWantedIn(sentence, counterpart)),
    ...sentences.flatMap((sentence) => houseRules(sentence)),
    ...sentences.flatMap((sentence) => insultIn(sentence, counterpart)),
    ...sentences.flatMap((sentence) => nothingFor(sentence)),
    ...sentences.flatMap((sentence) => tooLong(sentence, counterpart)),
  ]
}

function refusalIn(sentence: string, counterpart: Counterpart): Refusal | null {
  const object = refusedIn(sentence)
  // A limit in money is the matter of a negotiation.
  if (!object || amountsIn(object).length > 0) return null
  const unless = contentStems(/\bunless (.+)$/i.exec(sentence)?.[1] ?? '')
  const text = unless.size === 0 && isSayable(sentence) ? inFirstPerson(withoutNotes(sentence).text, counterpart) : null
  const refusal = { ...contentOf(object), object, unless, text }
  return refusal.stems.size > 0 || refusal.longest ? refusal : null
}

function refusedIn(sentence: string): string {
  const found = refuses.exec(sentence) ?? ordered.exec(sentence) ?? exception.exec(sentence)
  const what = found?.[1] ?? ''
  return ofSpeech.test(what) ? '' : what.replace(reasonAfter, '').replace(/:.*$/, '')
}

const longerThan = /\b(?:longer|more|later) than (.+)$/i
const noContent = /\b(?:anything|accept|agree)\b|\b(?:for )?(?:longer|more|later) than .+$/gi

function contentOf(object: string): Pick<Refusal, 'stems' | 'longest'> {
  const [longest = null] = durationsIn(longerThan.exec(object)?.[1] ?? '')
  return { stems: contentStems(object.replace(noContent, '')), longest }
}
