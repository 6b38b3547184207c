import { Button, Text } from '@clarity/admin-kit'
import { scenarioDefaults } from '@clarity/contracts/scenario'
import { useFormContext, useWatch } from 'react-hook-form'
import { useListAdminScenariosQuery } from '../../../scenarios.api'
import { placeTexts } from '../../../texts'
import type { ScenarioDraft } from '../scenario-draft'
import { findPlace, lastSortOrder, type Placed } from './find-place'

/** Shows the scenario's position and can move it to the end. Shows nothing until the other scenarios are loaded. */
export function PlaceNote({ id }: { readonly id: string | null }) {
  const { setValue } = useFormContext<ScenarioDraft>()
  const [title, order, isActive, campaign] = useWatch<
    ScenarioDraft,
    ['title', 'sort_order', 'is_active', 'special_campaign']
  >({ name: ['title', 'sort_order', 'is_active', 'special_campaign'] })
  const { data: all } = useListAdminScenariosQuery()
  const others = all?.filter((other) => other.id !== id) ?? []
  if (others.length === 0) return null

  const scenario: Placed = {
    id,
    title: title.trim(),
    sort_order: Number(order),
    is_active: isActive ?? true,
    special_campaign: campaign?.trim() || scenarioDefaults.special_campaign,
  }
  const putLast = () =>
    setValue('sort_order', String(lastSortOrder(others)), { shouldDirty: true, shouldValidate: true })
  return (
    <div className="scenario-place">
      <Text size="xs" role="status">
        {Number.isInteger(scenario.sort_order) && sentence(scenario, others)}
      </Text>
      <Button size="compact-sm" variant="default" onClick={putLast}>
        {placeTexts.putLast}
      </Button>
    </div>
  )
}

function sentence(scenario: Placed, others: readonly Placed[]): string {
  const place = findPlace(scenario, others)
  if (!place) return placeTexts.hidden
  const { special_campaign: campaign } = scenario
  const where =
    campaign === scenarioDefaults.special_campaign ? placeTexts.onStartPage : placeTexts.inCampaign(campaign)
  const words = place.after === null ? placeTexts.first(where) : placeTexts.after(place.number, where, place.after)
  return place.isFirstOfAll ? `${words} ${placeTexts.firstOfAll}` : words
}
