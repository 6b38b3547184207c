import { FormSection } from '../form-section'
import { PlaceNote } from '../place/place-note'
import { StatusField } from '../status-field'
import { ShortField } from '../text-fields'

export function CampaignSection({ id }: { readonly id: string | null }) {
  return (
    <FormSection name="campaign">
      <ShortField name="special_campaign" />
      <div>
        <ShortField name="sort_order" inputMode="numeric" />
        <PlaceNote id={id} />
      </div>
      <StatusField />
    </FormSection>
  )
}
