import { useState, type ReactNode } from 'react'
import { getCountries, type Country } from 'react-phone-number-input/input'

interface CountrySelectProps {
  readonly label: string
  /** Undefined where the number is of none that is known. */
  readonly country: Country | undefined
  readonly children: ReactNode
  onChoose(country: Country): void
}

/**
 * The countries, listed only in the field that is being used: a page of a hundred fields would hold 24,000 options. It is
 * no stop for the Tab key, which goes from cell to cell; Alt and the down arrow lead to it.
 */
export function CountrySelect({ label, country, children, onChoose }: CountrySelectProps) {
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)
  const listed = isUsed ? allCountries() : country ? [country] : []
  return (
    <span className="batch-country">
      <select
        aria-label={label}
        tabIndex={-1}
        value={country ?? ''}
        onPointerEnter={use}
        onPointerDown={use}
        onFocus={use}
        onBlur={() => setUsed(false)}
        onChange={(event) => onChoose(event.target.value as Country)}
      >
        {!country && <option value="" />}
        {listed.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
      {children}
    </span>
  )
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (country: Country) => names.of(country) ?? country

let sorted: readonly Country[] | null = null

function allCountries(): readonly Country[] {
  sorted ??= getCountries().toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
  return sorted
}
