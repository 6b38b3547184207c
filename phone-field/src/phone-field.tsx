import {
  callingCodeOf,
  countryOfPhone,
  defaultPhoneCountry,
  formatPhone,
  readPhone,
  withCountry,
  type PhoneCountry,
} from '@clarity/contracts/phone'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { CountrySelect, nameOfCountry } from './country-select'
import { entryOf, type PhoneEntry } from './phone-entry'
import { hints, texts } from './texts'

interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  readonly id: string
  /** The field's label; the label of its country select is derived from it. */
  readonly label: string
  /** The entry's number. */
  readonly value: string
  /** Whether the Tab key stops at the country; Alt and the down arrow always focus it. */
  readonly skipsCountry?: boolean
  /** Draws a country's flag; undefined means an unknown country. */
  flag(this: void, country: PhoneCountry | undefined): ReactNode
  onChange(this: void, entry: PhoneEntry): void
}

/**
 * A phone number with its country. A complete number is rewritten in international form, and the field's text is the
 * value; a text that is not understood stays as typed, with a hint. The page supplies the styles.
 */
export function PhoneField({ label, value, skipsCountry, flag, onChange, ...input }: PhoneFieldProps) {
  const [chosen, setChosen] = useState<PhoneCountry>(defaultPhoneCountry)
  const [typed, setTyped] = useState({ value, text: formatPhone(value) })
  const text = typed.value === value ? typed.text : formatPhone(value)
  const country = countryOfPhone(text, chosen)
  const reading = readPhone(text, country ?? chosen)
  // Only together with the page's error: a line that appears on blur would move the button while it is tapped.
  const isHinted = input['aria-invalid'] === true && text !== '' && reading.error !== null
  const hintId = `${input.id}-hint`

  function take(next: string, nation: PhoneCountry, isInForm: boolean) {
    const entry = entryOf(next, nation)
    const shown = isInForm ? entry.shown : next
    setTyped({ value: entry.number, text: shown })
    setChosen(countryOfPhone(shown, nation) ?? nation)
    onChange(entry)
  }

  const settle = () => setTyped({ value, text: formatPhone(value) })

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // The form is about to be submitted: the user sees the number that will be sent first.
    if (event.key === 'Enter') settle()
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.parentElement!.querySelector('select')!.focus()
  }

  return (
    <>
      <div className="phone-field">
        <CountrySelect
          label={texts.country(label)}
          country={country}
          tabIndex={skipsCountry ? -1 : undefined}
          onChoose={(next) => take(withCountry(text, next), next, true)}
        >
          {flag(country)}
        </CountrySelect>
        <input
          placeholder={`+${callingCodeOf(country ?? chosen)}`}
          {...input}
          aria-describedby={[input['aria-describedby'], isHinted && hintId].filter(Boolean).join(' ') || undefined}
          type="tel"
          value={text}
          onChange={({ target }) => {
            // Changing the text moves the cursor to the end, so it is formatted only if the cursor is there.
            const isAtEnd = target !== document.activeElement || target.selectionEnd === target.value.length
            take(target.value, country ?? chosen, isAtEnd)
          }}
          onKeyDown={press}
          onBlur={settle}
        />
      </div>
      {isHinted && (
        <p id={hintId} className="phone-hint">
          {hints[reading.error](nameOfCountry(chosen))}
        </p>
      )}
    </>
  )
}
