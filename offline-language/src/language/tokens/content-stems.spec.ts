import { describe, expect, it } from 'vitest'
import { stemOf } from './content-stems.js'

describe('the stem of a word', () => {
  it.each([
    ['name', 'names'],
    ['date', 'dates'],
    ['use', 'uses'],
    ['case', 'cases'],
    ['house', 'houses'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['church', 'churches'],
    ['city', 'cities'],
    ['driver', 'drivers'],
    ['invoice', 'invoices'],
    ['promise', 'promised'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    expect(stemOf(other)).toBe(stemOf(one))
  })

  it.each([
    ['care', 'car'],
    ['gas', 'gash'],
    ['bus', 'bush'],
  ])('differs for "%s" and "%s"', (one, other) => {
    expect(stemOf(other)).not.toBe(stemOf(one))
  })
})
