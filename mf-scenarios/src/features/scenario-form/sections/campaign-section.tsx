import { FormSection } from '../form-section'
import { StatusField } from '../status-field'
import { ShortField } from '../text-fields'

export function CampaignSection() {
  return (
    <FormSection name="campaign">
      <ShortField name="special_campaign" />
      <ShortField name="sort_order" inputMode="numeric" />
      <StatusField />
    </FormSection>
  )
}
