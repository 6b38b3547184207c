import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { countryOfPhone, formatPhone, Phone, phoneTexts, readPhone, toE164, withCountry } from './phone.js'

describe('toE164', () => {
  it.each([
    ['+1 (415) 555-0123', '+14155550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 345 222 1111', '+443452221111'],
    ['4155550123', null],
    ['+1', null],
    ['+15555555555555', null],
    ['', null],
    ['call me', null],
  ])('reads %j as %j', (phone, number) => {
    expect(toE164(phone)).toBe(number)
  })
})

describe('a number as people write it', () => {
  it.each([
    ['US', '+4915123456789', '+4915123456789'],
    ['US', '(479) 555-0123', '+14795550123'],
    ['US', '1 479 555 0123', '+14795550123'],
    ['US', '6465550199', '+16465550199'],
    ['US', '3235550172', '+13235550172'],
    ['US', '4695550123', '+14695550123'],
    ['US', '011 46 70 123 45 67', '+46701234567'],
    ['US', '0046 70 123 45 67', '+46701234567'],
    ['US', '+0046 70 123 45 67', '+46701234567'],
    ['US', '+44 (0)20 7946 0018', '+442079460018'],
    ['US', '(+44) 20 7946 0018', '+442079460018'],
    ['US', '\u202a+1\u00a0479\u2011555\u20110123\u202c', '+14795550123'],
    ['US', '＋１ ４７９ ５５５ ０１２３', '+14795550123'],
    ['US', 'tel:+1-479-555-0123', '+14795550123'],
    ['US', "'+14795550123", '+14795550123'],
    ['US', '+1 201 555+420 601 123 456', '+420601123456'],
    ['GB', '020 7946 0018', '+442079460018'],
    ['GB', '07400 123456', '+447400123456'],
    ['GB', '00 1 479 555 0123', '+14795550123'],
    ['DE', '0151 23456789', '+4915123456789'],
    ['IT', '02 1234 5678', '+390212345678'],
    ['AU', '0011 46 70 123 45 67', '+46701234567'],
    ['AU', '0046 70 123 45 67', '+46701234567'],
    ['CZ', '601 123 456', '+420601123456'],
    ['NO', '955 50 123', '+4795550123'],
  ] as const)('in %s: %s is %s', (country, text, number) => {
    expect(readPhone(text, country).number).toBe(number)
  })

  it.each([
    ['07400 123456', 'country'],
    ['4915123456789', 'country'],
    ['479 555', 'country'],
    ['call me', 'country'],
    ['+1 479 555', 'digits'],
    ['+999 123456789', 'digits'],
    ['+1 900 555 0123', 'kind'],
    ['(900) 555-0123', 'kind'],
  ] as const)('%s is refused for its %s', (text, error) => {
    expect(readPhone(text, 'US')).toEqual({ number: null, error })
  })

  test('without a country the plus is wanted', () => {
    expect(readPhone('4795550123')).toEqual({ number: null, error: 'country' })
  })
})

describe('the kind of a number', () => {
  const schema = Phone('Valid phone number is required')

  it.each([
    ['a premium-rate number', '+19005550123'],
    ['a British premium-rate number', '+449012345678'],
    ['a shared-cost number', '+491801234567'],
    ['a pager', '+447640123456'],
    ['a voicemail box', '+49177991234567'],
    ['a company-wide number', '+443452221111'],
  ])('%s is refused with a sentence of its own', (_, phone) => {
    const { issues } = v.safeParse(schema, phone)
    expect(issues?.map(({ message }) => message)).toEqual([phoneTexts.kind])
  })

  it.each([
    ['a mobile', '+4915123456789'],
    ['a fixed line', '+442079460018'],
    ['a number without a place', '+12015550123'],
    ['a toll-free number', '+18005550123'],
    ['a number over the internet', '+445612345678'],
  ])('%s is accepted', (_, phone) => {
    expect(v.safeParse(schema, phone).output).toBe(phone)
  })

  it('is not checked if the number is invalid', () => {
    const { issues } = v.safeParse(schema, '+1900555')
    expect(issues?.map(({ message }) => message)).toEqual(['Valid phone number is required'])
  })
})

test.each([
  ['+4915123456789', '+49 1512 3456789'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+1479555', '+1479555'],
  ['479 555 0123', '479 555 0123'],
  ['', ''],
])('%j is shown as %j', (number, shown) => {
  expect(formatPhone(number)).toBe(shown)
})

test.each([
  ['', 'SE', 'SE'],
  ['070 123', 'SE', 'SE'],
  ['+', 'SE', 'SE'],
  ['+1', 'US', 'US'],
  ['+1', 'CA', 'CA'],
  ['+46 70', 'US', 'SE'],
  ['+44 7', 'US', undefined],
  ['+44 20 7946 0018', 'US', 'GB'],
  ['+1 416 555 0123', 'US', 'CA'],
  ['+999', 'US', undefined],
] as const)('%j with %s chosen is of %s', (text, chosen, country) => {
  expect(countryOfPhone(text, chosen)).toBe(country)
})

test.each([
  ['+1 701234567', 'SE', '+46701234567'],
  ['070 123 45 67', 'SE', '070 123 45 67'],
  ['+1', 'SE', ''],
] as const)('%j becomes %s: %j', (text, country, other) => {
  expect(withCountry(text, country)).toBe(other)
})
