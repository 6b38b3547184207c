import './phone-input.css'
import { defaultPhoneCountry } from '@clarity/contracts/phone'
import type { FormEvent } from 'react'
import InternationalInput, {
  formatPhoneNumberIntl,
  getCountryCallingCode,
  isValidPhoneNumber,
  type Country,
} from 'react-phone-number-input/min'
import { describedBy } from '../../parts/field'
import { requestTexts } from '../../texts'
import type { PhoneEntry } from './demo-draft'
import { readReplacedNumber } from './replaced-number'

interface PhoneInputProps {
  id: string
  label: string
  entry: PhoneEntry
  error: string | undefined
  autoComplete: string
  onChange: (entry: PhoneEntry) => void
}

/** A phone number in international form; its flags come from this site, one file per flag that is shown. */
export function PhoneInput({ id, label, entry, error, autoComplete, onChange }: PhoneInputProps) {
  const change = (number = '') =>
    onChange({ number, isValid: isValidPhoneNumber(number), shown: formatPhoneNumberIntl(number) || number })

  function catchReplaced(event: FormEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLInputElement)) return
    const country = event.currentTarget.querySelector('select')!.value as Country
    const number = readReplacedNumber(event.target.value, getCountryCallingCode(country))
    if (number === undefined) return
    event.stopPropagation()
    change(number)
  }

  return (
    <div onChangeCapture={catchReplaced}>
      <InternationalInput
        id={id}
        international
        defaultCountry={defaultPhoneCountry}
        addInternationalOption={false}
        limitMaxLength
        flagUrl={`${FLAG_FOLDER}{XX}.svg`}
        countrySelectProps={{ 'aria-label': `${label}: ${requestTexts.country}` }}
        autoComplete={autoComplete}
        {...(entry.number && { value: entry.number })}
        onChange={change}
        {...describedBy(id, error)}
      />
    </div>
  )
}
