import type { ProviderFinding } from '@clarity/contracts'

export function good(sentence: string): ProviderFinding {
  return { tone: 'good', sentence, remedy: null }
}

export function caution(sentence: string, remedy: string): ProviderFinding {
  return { tone: 'caution', sentence, remedy }
}

export function bad(sentence: string, remedy: string): ProviderFinding {
  return { tone: 'bad', sentence, remedy }
}
