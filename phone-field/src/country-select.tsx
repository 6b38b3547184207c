import { phoneCountries, type PhoneCountry } from '@clarity/contracts/phone'
import { useState, type ReactNode } from 'react'

interface CountrySelectProps {
  readonly label: string
  /** Undefined if the number is of no known country. */
  readonly country: PhoneCountry | undefined
  readonly tabIndex: number | undefined
  readonly children: ReactNode
  onChoose(this: void, country: PhoneCountry): void
}

/** The countries, listed only while the field is used: a page of a hundred fields would hold 24,000 options. */
export function CountrySelect({ label, country, tabIndex, children, onChoose }: CountrySelectProps) {
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)
  const listed = isUsed ? allCountries() : country ? [country] : []
  return (
    <span className="phone-country">
      <select
        aria-label={label}
        tabIndex={tabIndex}
        value={country ?? ''}
        onPointerEnter={use}
        onPointerDown={use}
        onFocus={use}
        onBlur={() => setUsed(false)}
        onChange={(event) => onChoose(event.target.value as PhoneCountry)}
      >
        {!country && <option value="" />}
        {listed.map((code) => (
          <option key={code} value={code}>
            {nameOfCountry(code)}
          </option>
        ))}
      </select>
      {children}
    </span>
  )
}

const names = new Intl.DisplayNames('en', { type: 'region' })

export const nameOfCountry = (country: PhoneCountry) => names.of(country) ?? country

let sorted: readonly PhoneCountry[] | null = null

function allCountries(): readonly PhoneCountry[] {
  sorted ??= phoneCountries().sort((one, other) => nameOfCountry(one).localeCompare(nameOfCountry(other), 'en'))
  return sorted
}
