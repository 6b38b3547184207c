import { describe, expect, it } from 'vitest'
import { StartFailure } from '../start/start-failure.js'
import { readConfig } from './read-config.js'

const prices = { PRICE_SMS_SEGMENT: '0.0083', PRICE_CALL_MINUTE: '0' }

describe('prices and the budget', () => {
  it('are none by default', () => {
    expect(readConfig({}).money).toEqual({
      currency: 'USD',
      smsSegment: null,
      callMinute: null,
      modelInput: null,
      modelOutput: null,
      monthlyBudget: null,
    })
  })

  it('are exact', () => {
    const money = readConfig({ ...prices, CURRENCY: 'EUR', MONTHLY_BUDGET: '250' }).money
    expect(money).toMatchObject({ currency: 'EUR', smsSegment: 8300, callMinute: 0, monthlyBudget: 250_000_000 })
  })

  it.each([
    [{ PRICE_SMS_SEGMENT: '-1' }, 'PRICE_SMS_SEGMENT is "-1", expected an amount such as \'0.0083\'.'],
    [{ CURRENCY: 'euro' }, 'CURRENCY is "euro", expected a code such as \'EUR\'.'],
    [
      { MONTHLY_BUDGET: '9', PRICE_SMS_SEGMENT: '1' },
      'PRICE_CALL_MINUTE is not set, and MONTHLY_BUDGET needs it; 0 is the price of what is free.',
    ],
    [
      { ...prices, MONTHLY_BUDGET: '9', REPORT_WRITER: 'anthropic', LLM_API_KEY: 'key', LLM_MODEL: 'model' },
      'PRICE_MODEL_INPUT is not set, and MONTHLY_BUDGET needs it; 0 is the price of what is free.',
    ],
  ])('of %j stop the start', (env, message) => {
    expect(() => readConfig(env)).toThrow(new StartFailure(message))
  })
})
