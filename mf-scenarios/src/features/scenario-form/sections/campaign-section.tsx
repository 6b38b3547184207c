import { FormSection } from '../form-section'
import { PositionNote } from '../position/position-note'
import { StatusField } from '../status-field'
import { ShortField } from '../text-fields'

export function CampaignSection({ id }: { readonly id: string | null }) {
  return (
    <FormSection name="campaign">
      <ShortField name="special_campaign" />
      <div>
        <ShortField name="sort_order" inputMode="numeric" />
        <PositionNote id={id} />
      </div>
      <StatusField />
    </FormSection>
  )
}
