import { defaultPhoneCountry } from '@clarity/contracts/phone'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import flags from 'react-phone-number-input/flags'
import NumberInput, { getCountryCallingCode, parsePhoneNumber, type Country } from 'react-phone-number-input/input'
import { texts } from '../../../texts'
import type { CellInputProps } from '../page/cell-input-props'
import { CountrySelect } from './country-select'
import { readNumber } from './read-number'

/** A phone number in international form with its country. Empty, or a plus and digits. */
export function PhoneField({ label, value, onChange, ...input }: CellInputProps & { readonly label: string }) {
  const [chosen, setChosen] = useState<Country>(defaultPhoneCountry)
  const number = value === '' ? undefined : parsePhoneNumber(value)
  const country = number?.country ?? (isOf(value, chosen) ? chosen : undefined)
  const callingCode = getCountryCallingCode(country ?? chosen)
  const Flag = country && flags[country]

  function choose(next: Country) {
    setChosen(next)
    const national = number?.nationalNumber ?? (country ? value.slice(callingCode.length + 1) : '')
    if (national !== '') onChange(`+${getCountryCallingCode(next)}${national}`)
    else onChange('')
  }

  // A number without its plus would be read as that of the country whose code its first digits happen to be.
  function readWithoutPlus(event: FormEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLInputElement)) return
    const text = event.target.value.trim()
    if (!/\d/.test(text) || text.lastIndexOf('+') === 0) return
    event.stopPropagation()
    onChange(readNumber(text, callingCode))
  }

  function openCountries(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector('select')!.focus()
  }

  return (
    <div className="batch-phone" onChangeCapture={readWithoutPlus} onKeyDown={openCountries}>
      <CountrySelect label={texts.country(label)} country={country} onChoose={choose}>
        {Flag ? <Flag title="" /> : <span className="batch-no-flag" />}
      </CountrySelect>
      <NumberInput
        {...input}
        autoComplete="off"
        placeholder={`+${callingCode}`}
        value={value}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </div>
  )
}

function isOf(value: string, country: Country): boolean {
  const code = `+${getCountryCallingCode(country)}`
  return value.startsWith(code) || code.startsWith(value)
}
