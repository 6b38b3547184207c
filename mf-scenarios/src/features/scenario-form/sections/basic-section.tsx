import { FormSection } from '../form-section'
import { IconField } from '../icon-field'
import { LongField, ShortField } from '../text-fields'

export function BasicSection() {
  return (
    <FormSection name="basic">
      <IconField />
      <ShortField name="title" required />
      <LongField name="description" required isWide />
    </FormSection>
  )
}
