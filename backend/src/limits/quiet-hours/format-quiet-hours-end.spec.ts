import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-until.js'
import { formatQuietHoursEnd } from './format-quiet-hours-end.js'

describe('the end of the quiet hours, in words', () => {
  it.each([
    ['New York, in winter', '+12125550123', '2026-01-15T06:00:00Z', 'Thursday at 8:00 AM EST'],
    ['New York, in summer', '+12125550123', '2026-07-01T06:00:00Z', 'Wednesday at 8:00 AM EDT'],
    ['Idaho: the zone that wakes last', '+12085550123', '2026-01-15T15:30:00Z', 'Thursday at 8:00 AM PST'],
    ['India', '+919812345678', '2026-07-01T02:00:00Z', 'Wednesday at 8:00 AM GMT+5:30'],
    ['Japan, which has another date', '+819012345678', '2026-06-30T15:00:00Z', 'Wednesday at 8:00 AM GMT+9'],
  ])('%s', (_, phone, now, expected) => {
    expect(formatQuietHoursEnd(phone, quietUntil(phone, new Date(now))!)).toBe(expected)
  })

  it('is plain text, which costs one message and not two', () => {
    const phone = '+12125550123'
    expect(formatQuietHoursEnd(phone, quietUntil(phone, new Date('2026-01-15T06:00:00Z'))!)).toMatch(/^[ -~]+$/)
  })
})
