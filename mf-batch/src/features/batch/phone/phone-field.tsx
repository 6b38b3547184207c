import { defaultPhoneCountry } from '@clarity/contracts/phone'
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import flags from 'react-phone-number-input/flags'
import {
  formatPhoneNumberIntl,
  getCountryCallingCode,
  parsePhoneNumber,
  type Country,
} from 'react-phone-number-input/input'
import { texts } from '../../../texts'
import type { CellInputProps } from '../page/cell-input-props'
import { CountrySelect } from './country-select'
import { readNumber } from './read-number'

/** A phone number in international form with its country. Empty, or a plus and digits. */
export function PhoneField({ label, value, onChange, ...input }: CellInputProps & { readonly label: string }) {
  const [chosen, setChosen] = useState<Country>(defaultPhoneCountry)
  const [typed, setTyped] = useState({ value, text: format(value) })
  const number = value === '' ? undefined : parsePhoneNumber(value)
  const country = number?.country ?? (mayBeOf(value, chosen) ? chosen : undefined)
  const callingCode = getCountryCallingCode(country ?? chosen)
  const Flag = country && flags[country]

  function choose(next: Country) {
    setChosen(next)
    const national = number?.nationalNumber ?? (country ? value.slice(callingCode.length + 1) : '')
    onChange(national === '' ? '' : `+${getCountryCallingCode(next)}${national}`)
  }

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value
    const next = readNumber(text, callingCode)
    // A text that changes under the cursor would throw it to the end, so only what is typed there is put in form.
    const isAtEnd = target.selectionEnd === text.length
    setTyped({ value: next, text: isAtEnd && next !== '' ? format(next) : text })
    onChange(next)
  }

  function openCountries(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.querySelector('select')!.focus()
  }

  return (
    <div className="batch-phone" onKeyDown={openCountries}>
      <CountrySelect label={texts.country(label)} country={country} onChoose={choose}>
        {Flag ? <Flag title="" /> : <span className="batch-no-flag" />}
      </CountrySelect>
      <input
        {...input}
        type="tel"
        autoComplete="off"
        placeholder={`+${callingCode}`}
        value={typed.value === value ? typed.text : format(value)}
        onChange={take}
        onBlur={() => setTyped({ value, text: format(value) })}
      />
    </div>
  )
}

const format = (value: string) => formatPhoneNumberIntl(value) || value

/** As far as it is typed. */
function mayBeOf(value: string, country: Country): boolean {
  const code = `+${getCountryCallingCode(country)}`
  return value.startsWith(code) || code.startsWith(value)
}
