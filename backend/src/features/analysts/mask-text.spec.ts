import { describe, expect, it } from 'vitest'
import { maskText } from './mask-text.js'

const mask = (text: string) => maskText(text, (id) => `alias-of-${id.slice(0, 2)}`)
const id = 'ab'.repeat(16)

describe('a masked text', () => {
  it.each([
    ['+14155550123', '•••23'],
    ['Call (415) 555-0123 now', 'Call •••23 now'],
    ['at 415.555.0123.', 'at •••23.'],
    ['415 – 555 – 01 23', '•••23'],
    ['٠١٢٣٤٥٦٧٨', '•••٧٨'],
    ['Write to dana.reyes+x@acme.example, please', 'Write to d•••@•••, please'],
    ['It is dana@acme.example.', 'It is d•••@•••.'],
    ['/invite/dana%40acme.example', '/invite/d•••@•••'],
    ['Tap http://localhost:3000/aB3dE to begin', 'Tap http://localhost:3000/••••• to begin'.replace('•••••', '•••')],
    [`/admin/conversations/${id}/transcript#turn-3`, '/admin/conversations/alias-of-ab/transcript#turn-3'],
  ])('of %s has nobody’s phone, email, code or id', (text, masked) => {
    expect(mask(text)).toBe(masked)
  })

  it.each([
    '2026-05-20T10:00:00.000Z',
    'On 2026-05-20 at 10:30, about 12,500 dollars or 3.5 %',
    'https://example.com/scenarios',
    'sha384-ab12',
  ])('keeps %s', (text) => {
    expect(mask(text)).toBe(text)
  })
})
