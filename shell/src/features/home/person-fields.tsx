import { personNameMaxLength } from '@clarity/contracts/demo-request'
import type { PhoneEntry } from '@clarity/phone-field'
import { Field, TextField } from '../../parts/field'
import type { DraftField, Person } from './demo-draft'
import type { usePhoneInput } from './use-phone-input'

interface PersonFieldsProps {
  whose: 'own' | 'other'
  labels: { name: string; phone: string }
  /** What the fields start with. */
  person: Person
  phone: PhoneEntry
  validationErrors: ReadonlyMap<DraftField, string>
  PhoneInput: ReturnType<typeof usePhoneInput>
  onTouch: (field: DraftField) => void
  onPhone: (phone: PhoneEntry) => void
}

/** One person's name and phone. The name is uncontrolled: it may be typed before the app has loaded. */
export function PersonFields({
  whose,
  labels,
  person,
  phone,
  validationErrors,
  PhoneInput,
  onTouch,
  onPhone,
}: PersonFieldsProps) {
  const nameId = `${whose}-name` as const
  const phoneId = `${whose}-phone` as const
  const isOwn = whose === 'own'
  return (
    <div className="person">
      <TextField
        id={nameId}
        label={labels.name}
        error={validationErrors.get(nameId)}
        autoComplete={isOwn ? 'name' : 'off'}
        maxLength={personNameMaxLength}
        dir="auto"
        defaultValue={person.name}
        onChange={() => onTouch(nameId)}
      />
      <Field id={phoneId} label={labels.phone} error={validationErrors.get(phoneId)}>
        {PhoneInput ? (
          <PhoneInput
            id={phoneId}
            label={labels.phone}
            value={phone.number}
            error={validationErrors.get(phoneId)}
            autoComplete={isOwn ? 'tel' : 'off'}
            onChange={(entry) => {
              onTouch(phoneId)
              onPhone(entry)
            }}
          />
        ) : (
          <div className="phone-skeleton skeleton" />
        )}
      </Field>
    </div>
  )
}
