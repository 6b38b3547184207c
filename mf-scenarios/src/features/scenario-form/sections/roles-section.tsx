import { FormSection } from '../form-section'
import { LongField } from '../text-fields'

export function RolesSection() {
  return (
    <FormSection name="roles">
      <LongField name="manager_role_description" required minRows={2} />
      <LongField name="recipient_role_description" required minRows={2} />
    </FormSection>
  )
}
