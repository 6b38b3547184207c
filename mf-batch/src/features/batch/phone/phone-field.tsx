import { PhoneField as SharedField } from '@clarity/phone-field'
import * as flags from 'country-flag-icons/react/3x2'
import type { CellInputProps } from '../page/cell-input-props'

/** The phone field as a cell: Tab moves from cell to cell, Alt and the down arrow focus the country. */
export function PhoneField({ onChange, ...input }: CellInputProps & { readonly label: string }) {
  return (
    <SharedField
      {...input}
      autoComplete="off"
      skipsCountry
      flag={(country) => {
        const Flag = country && flags[country]
        return Flag ? <Flag title="" /> : <span className="batch-no-flag" />
      }}
      onChange={({ number }) => onChange(number)}
    />
  )
}
