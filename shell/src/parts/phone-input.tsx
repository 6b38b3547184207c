import './phone-input.css'
import { PhoneField, type PhoneEntry } from '@clarity/phone-field'
import { describedBy } from './field'

interface PhoneInputProps {
  id: string
  label: string
  /** The entry's number. */
  value: string
  error: string | undefined
  autoComplete: string
  onChange: (entry: PhoneEntry) => void
}

/** The phone field with the site's styles; its flags come from this site, one file per shown flag. */
export function PhoneInput({ error, ...field }: PhoneInputProps) {
  return (
    <PhoneField
      {...field}
      {...describedBy(field.id, error)}
      flag={(country) =>
        country ? <img src={`${FLAG_FOLDER}${country}.svg`} alt="" /> : <span className="phone-no-flag" />
      }
    />
  )
}
