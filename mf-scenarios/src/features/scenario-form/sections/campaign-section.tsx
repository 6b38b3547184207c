import { formTexts } from '../../../texts'
import { FormSection } from '../form-section'
import { PositionNote } from '../position/position-note'
import { SwitchField } from '../switch-field'
import { ShortField } from '../text-fields'

export function CampaignSection({ id }: { readonly id: string | null }) {
  return (
    <FormSection name="campaign">
      <ShortField name="special_campaign" />
      <div>
        <ShortField name="sort_order" inputMode="numeric" />
        <PositionNote id={id} />
      </div>
      <SwitchField name="is_active" heading={formTexts.status} />
    </FormSection>
  )
}
