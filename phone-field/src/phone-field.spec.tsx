import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PhoneEntry } from './phone-entry'
import { PhoneField } from './phone-field'

afterEach(cleanup)

let entry: PhoneEntry | undefined

function Page({ start = '', isRefused = false }: { start?: string; isRefused?: boolean }) {
  const [value, setValue] = useState(start)
  const take = (next: PhoneEntry) => {
    entry = next
    setValue(next.number)
  }
  return (
    <PhoneField
      id="phone"
      label="Phone"
      value={value}
      aria-invalid={isRefused || undefined}
      flag={(country) => country}
      onChange={take}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Phone: country' })

/** As if it was typed, key by key, from an empty field on. */
function type(text: string): void {
  fireEvent.change(field(), { target: { value: '' } })
  for (const key of text) fireEvent.change(field(), { target: { value: field().value + key } })
}

function choose(code: string): void {
  fireEvent.focus(country())
  fireEvent.change(country(), { target: { value: code } })
}

test.each([
  ['+4915123456789', '+4915123456789', '+49 1512 3456789', 'DE'],
  ['(479) 555-0123', '+14795550123', '+1 479 555 0123', 'US'],
  ['0046701234567', '+46701234567', '+46 70 123 45 67', 'SE'],
  ['01146701234567', '+46701234567', '+46 70 123 45 67', 'SE'],
])('%s is typed', (text, number, shown, code) => {
  render(<Page />)
  type(text)
  expect(entry).toEqual({ number, isValid: true, shown })
  expect([field().value, country().value]).toEqual([shown, code])
})

test('a national number is of the chosen country, regardless of the number typed before', () => {
  render(<Page />)
  choose('GB')
  type('020 7946 0018')
  expect(field().value).toBe('+44 20 7946 0018')
  choose('US')
  type('(479) 555-0123')
  expect(field().value).toBe('+1 479 555 0123')
})

test('a national number waits for its country, and stays as typed', () => {
  const { rerender } = render(<Page />)
  type('0701234567')
  fireEvent.blur(field())
  expect(screen.queryByText(/This number is not valid/)).toBeNull()
  rerender(<Page isRefused />)
  expect(field().value).toBe('0701234567')
  expect(field().getAttribute('aria-describedby')).toBe(
    screen.getByText(
      'This number is not valid for United States. Choose another country, or start with + and the country code.',
    ).id,
  )
  choose('SE')
  expect(field().value).toBe('+46 70 123 45 67')
  expect(entry?.number).toBe('+46701234567')
})

test('a number that is edited in the middle keeps its cursor, and is formatted on blur', () => {
  render(<Page start="+14795550123" />)
  field().focus()
  field().setSelectionRange(0, 0)
  fireEvent.change(field(), { target: { value: '+14795550124', selectionEnd: 3 } })
  expect(field().value).toBe('+14795550124')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('+1 479 555 0124')
})

test('a premium-rate number has its own hint', () => {
  render(<Page isRefused />)
  type('+19005550123')
  expect(entry).toEqual({ number: '+19005550123', isValid: false, shown: '+19005550123' })
  expect(screen.getByText(/^Premium-rate/)).toBeTruthy()
})

test('Alt and the down arrow lead to the country', () => {
  render(<Page />)
  fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })
  expect(document.activeElement).toBe(country())
})
