import { Button, Text } from '@clarity/admin-kit'
import { scenarioDefaults } from '@clarity/contracts/scenario'
import { useFormContext, useWatch } from 'react-hook-form'
import { useListAdminScenariosQuery } from '../../../scenarios.api'
import { positionTexts } from '../../../texts'
import type { ScenarioDraft } from '../scenario-draft'
import { findPosition, lastSortOrder, type Positioned } from './find-position'

/** Shows the scenario's position and can move it to the end. Shows nothing until the other scenarios are loaded. */
export function PositionNote({ id }: { readonly id: string | null }) {
  const { setValue } = useFormContext<ScenarioDraft>()
  const [title, order, isActive, campaign] = useWatch<
    ScenarioDraft,
    ['title', 'sort_order', 'is_active', 'special_campaign']
  >({ name: ['title', 'sort_order', 'is_active', 'special_campaign'] })
  const { data: all } = useListAdminScenariosQuery()
  const others = all?.filter((other) => other.id !== id) ?? []
  if (others.length === 0) return null

  const scenario: Positioned = {
    id,
    title: title.trim(),
    sort_order: Number(order),
    is_active: isActive ?? true,
    special_campaign: campaign?.trim() || scenarioDefaults.special_campaign,
  }
  const putLast = () =>
    setValue('sort_order', String(lastSortOrder(others)), { shouldDirty: true, shouldValidate: true })
  return (
    <div className="scenario-position">
      <Text size="xs" role="status">
        {Number.isInteger(scenario.sort_order) && sentence(scenario, others)}
      </Text>
      <Button size="compact-sm" variant="default" onClick={putLast}>
        {positionTexts.putLast}
      </Button>
    </div>
  )
}

function sentence(scenario: Positioned, others: readonly Positioned[]): string {
  const position = findPosition(scenario, others)
  if (!position) return positionTexts.hidden
  const { special_campaign: campaign } = scenario
  const where =
    campaign === scenarioDefaults.special_campaign ? positionTexts.onStartPage : positionTexts.inCampaign(campaign)
  const words =
    position.after === null ? positionTexts.first(where) : positionTexts.after(position.number, where, position.after)
  return position.isFirstOfAll ? `${words} ${positionTexts.firstOfAll}` : words
}
