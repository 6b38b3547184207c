import { describe, expect, it } from 'vitest'
import { zonesOfPhone } from './zones-of-phone.js'
import { quietUntil } from './quiet-until.js'

const until = (phone: string, now: string) => quietUntil(phone, new Date(now))?.toISOString() ?? null

describe('the quiet hours of a number', () => {
  const newYork = '+12125550123'

  it.each([
    ['a minute before eight', newYork, '2026-01-15T12:59:00Z', '2026-01-15T13:00:00.000Z'],
    ['at eight', newYork, '2026-01-15T13:00:00Z', null],
    ['a second before nine in the evening', newYork, '2026-01-16T01:59:59Z', null],
    ['at nine in the evening', newYork, '2026-01-16T02:00:00Z', '2026-01-16T13:00:00.000Z'],
    ['in the night before the clocks go forward', newYork, '2026-03-08T05:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['in the night before the clocks go back', newYork, '2026-11-01T04:30:00Z', '2026-11-01T13:00:00.000Z'],
    ['in California, when New York is up', '+14155550123', '2026-07-01T13:30:00Z', '2026-07-01T15:00:00.000Z'],
    ['in Arizona, which keeps its clocks', '+16025550123', '2026-07-01T14:30:00Z', '2026-07-01T15:00:00.000Z'],
    ['in Hawaii', '+18085550123', '2026-07-01T17:00:00Z', '2026-07-01T18:00:00.000Z'],
    ['in Canada', '+14165550123', '2026-07-01T11:00:00Z', '2026-07-01T12:00:00.000Z'],
    ['in India, at half past', '+919812345678', '2026-07-01T02:00:00Z', '2026-07-01T02:30:00.000Z'],
    ['in Nepal, at a quarter past', '+9779812345678', '2026-07-01T02:00:00Z', '2026-07-01T02:15:00.000Z'],
    ['in Great Britain, in summer', '+447400123456', '2026-07-01T06:59:00Z', '2026-07-01T07:00:00.000Z'],
    ['in Jamaica, which has the same country code', '+18765550123', '2026-07-01T12:30:00Z', '2026-07-01T13:00:00.000Z'],
  ])('%s', (_, phone, now, expected) => {
    expect(until(phone, now)).toBe(expected)
  })

  it('requires daytime in both zones of an area code with two', () => {
    // Idaho has two zones: 8:00 in Coeur d'Alene is 9:00 in Boise, and 21:00 comes to Boise first.
    expect(until('+12085550123', '2026-01-15T15:30:00Z')).toBe('2026-01-15T16:00:00.000Z')
    expect(until('+12085550123', '2026-01-16T04:30:00Z')).toBe('2026-01-16T16:00:00.000Z')
  })

  it('requires daytime in the whole country if the number has no region', () => {
    const tollFree = '+18005550123'
    expect(zonesOfPhone(tollFree)).toEqual(expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']))
    expect(until(tollFree, '2026-01-15T17:00:00Z')).toBe('2026-01-15T18:00:00.000Z')
    expect(until(tollFree, '2026-01-16T01:30:00Z')).toBeNull()
    expect(until(tollFree, '2026-01-16T02:00:00Z')).toBe('2026-01-16T18:00:00.000Z')
  })
})
