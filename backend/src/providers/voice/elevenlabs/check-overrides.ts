import type { ProviderFinding } from '@clarity/contracts'
import { caution, good } from '../../findings.js'
import type { AllowedOverrides } from './elevenlabs-initiation.js'
import { elevenLabsTexts } from './texts.js'

const { overrides: texts } = elevenLabsTexts
const names = Object.keys(texts.names) as (keyof AllowedOverrides)[]

/** Which overrides the agent allows, and whether this server has read the current settings. */
export function checkOverrides(allowed: AllowedOverrides, inForce: AllowedOverrides | null): ProviderFinding[] {
  const permitted = names.filter((name) => allowed[name]).map((name) => texts.names[name])
  const isStale = inForce !== null && names.some((name) => inForce[name] !== allowed[name])
  return [
    ...(permitted.length > 0 ? [good(texts.allowed(listed(permitted)))] : []),
    ...names.filter((name) => !allowed[name]).map((name) => caution(texts.refused[name], texts.remedy)),
    ...(isStale ? [caution(texts.stale, texts.staleRemedy)] : []),
  ]
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}
