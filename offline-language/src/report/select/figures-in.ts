import { settlementPatterns } from './settlement-patterns.js'

/** The amounts, days and times of a text, in small letters. */
export function figuresIn(text: string): string[] {
  return (text.toLowerCase().match(settlementPatterns.figure) ?? []).map((one) => one.replace(/[.,:]+$/, ''))
}
