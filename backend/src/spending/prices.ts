import type { Micros, MoneySettings } from '../config/money-settings.js'

export interface Tokens {
  readonly input: number
  readonly output: number
}

/** Every text is billed by its segments (GSM-7 or UCS-2). */
export function textPrice(segments: number, { smsSegment }: MoneySettings): Micros {
  return segments * (smsSegment ?? 0)
}

/** Every begun minute of a call is billed. */
export function callPrice(minutes: number, { callMinute }: MoneySettings): Micros {
  return minutes * (callMinute ?? 0)
}

export function modelPrice({ input, output }: Tokens, { modelInput, modelOutput }: MoneySettings): Micros {
  return Math.ceil((input * (modelInput ?? 0) + output * (modelOutput ?? 0)) / 1_000_000)
}
