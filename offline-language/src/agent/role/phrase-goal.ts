import { toFirstPerson } from '../../language/persons/swap-person.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { goalPatterns } from './goal-patterns.js'
import type { PhrasedGoal } from './goal-phrases.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { ask } = loadPatterns('phrase-goal', 'ask')

/** A goal as the agent says it to the user; null for an instruction that is no action ("be friendly"). */
export function phraseGoal(text: string, counterpart: Counterpart): PhrasedGoal | null {
  const instruction = text
    .trim()
    .replace(/[.;:!]+$/, '')
    .replace(ask, '')
  const express = goalPatterns.at(-1)
  for (const { pattern, phrase } of express ? [express, ...goalPatterns] : goalPatterns) {
    const rest = pattern.exec(instruction)?.[1]
    if (rest) return phrase(spokenTo(rest, counterpart))
  }
  return null
}

/** Changes the prompt's point of view to the agent's: its "you" becomes "I", and "they" becomes "you". */
export function spokenTo(text: string, counterpart: Counterpart): string {
  const plain = text
    .replace(/^,? ?if [^,]+, (?=(?:what|how|why|who)\b)/i, '')
    .replace(/["“”]/g, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[,;] (?:because|since|as|so that|but not|without|if|but|even if|and then)\b.*$/i, '')
    .replace(/(?<=\w{3}) (?:because|so that)\b.*$/i, '')
    .replace(/\s*[—–]\s.*$/, '')
    .replace(/,? (?:firmly|politely|gently|calmly)\b(?: but not \w+)?/gi, '')
    .replace(/ only (?:if|when)\b.*$/i, '')
    .replace(/ (?:as well|too)$/i, '')
    .trim()
  return counterpart
    .meant(toFirstPerson(plain))
    .replace(/\b(I (?:\p{L}+ ){1,5})(?:him|her)self\b/giu, '$1myself')
    .replace(/[.;:]+$/, '')
}
