import type { AgentScenario, AgentTurn } from '../prompt/agent-scenario.js'
import { detectLanguage } from '../../language/sentences/detect-language.js'
import { plainLanguages } from './plain-languages.js'
import type { PlainSpeech } from './plain-languages.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { englishWords } = loadPatterns('plain-language-of', 'englishWords')
/** A shorter text does not show its language reliably. */
const fewestCharacters = 80

/**
 * The language of a conversation without a role; null if the agent can play its role, because the scenario and the
 * user's turns are in English.
 */
export function plainLanguageOf(scenario: AgentScenario, turns: readonly AgentTurn[]): PlainSpeech | null {
  const own = Object.hasOwn(plainLanguages, scenario.language)
    ? plainLanguages[scenario.language as keyof typeof plainLanguages]
    : undefined
  if (own && scenario.language !== 'en') return own
  const spoken = detectLanguage(lettersOf(turns), 'en')
  return spoken === 'en' || isMostlyEnglish(turns)
    ? null
    : (plainLanguages[spoken as keyof typeof plainLanguages] ?? null)
}

function lettersOf(turns: readonly AgentTurn[]): string {
  const said = turns
    .filter(({ role }) => role === 'user')
    .slice(-4)
    .map(({ message }) => message.slice(0, 600))
    .join(' ')
  const letters = said
    .replace(/[^\p{L}\p{M}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u.test(letters)
    ? letters
    : letters.length >= fewestCharacters
      ? letters
      : ''
}

/** Names and quotations must not make an English conversation count as another language. */
function isMostlyEnglish(turns: readonly AgentTurn[]): boolean {
  const letters = lettersOf(turns)
  const words = letters.split(' ').length
  return letters === '' || (letters.match(englishWords)?.length ?? 0) / words > 0.18
}
