import { StartFailure } from '../start/start-failure.js'
import { text, wrong, type Environment } from './variables.js'

/** Millionths of the currency, as whole numbers: sums of fractions would drift from the budget. */
export type Micros = number

export interface MoneySettings {
  /** ISO 4217. */
  readonly currency: string
  /** Null if a price is not known: then its actions are counted without a cost. */
  readonly smsSegment: Micros | null
  readonly callMinute: Micros | null
  /** For a million tokens. */
  readonly modelInput: Micros | null
  readonly modelOutput: Micros | null
  /** The most that texts, calls and models may cost in a month (UTC); null for no limit. */
  readonly monthlyBudget: Micros | null
}

export function moneySettings(env: Environment, usesModel: boolean): MoneySettings {
  const settings = {
    currency: currency(env),
    smsSegment: amount(env, 'PRICE_SMS_SEGMENT'),
    callMinute: amount(env, 'PRICE_CALL_MINUTE'),
    modelInput: amount(env, 'PRICE_MODEL_INPUT'),
    modelOutput: amount(env, 'PRICE_MODEL_OUTPUT'),
    monthlyBudget: amount(env, 'MONTHLY_BUDGET'),
  }
  if (settings.monthlyBudget !== null) requirePrices(settings, usesModel)
  return settings
}

/** A budget without a price would let through what it is meant to limit. */
function requirePrices(settings: MoneySettings, usesModel: boolean): void {
  const prices: [name: string, price: Micros | null][] = [
    ['PRICE_SMS_SEGMENT', settings.smsSegment],
    ['PRICE_CALL_MINUTE', settings.callMinute],
  ]
  if (usesModel) prices.push(['PRICE_MODEL_INPUT', settings.modelInput], ['PRICE_MODEL_OUTPUT', settings.modelOutput])
  const missing = prices.find(([, price]) => price === null)
  if (missing)
    throw new StartFailure(`${missing[0]} is not set, and MONTHLY_BUDGET needs it; 0 is the price of what is free.`)
}

function amount(env: Environment, name: string): Micros | null {
  const given = text(env, name)
  if (given === null) return null
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(given)) throw wrong(name, given, "an amount such as '0.0083'")
  return Math.round(Number(given) * 1_000_000)
}

function currency(env: Environment): string {
  const given = text(env, 'CURRENCY') ?? 'USD'
  if (!Intl.supportedValuesOf('currency').includes(given)) throw wrong('CURRENCY', given, "a code such as 'EUR'")
  return given
}
