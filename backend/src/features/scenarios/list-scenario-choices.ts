import { Text } from '@clarity/contracts'
import * as v from 'valibot'

/** Query of GET /api/scenarios. `all=true` returns every campaign and overrides `campaign`. */
export const ListScenarioChoices = v.object({
  all: v.optional(v.picklist(['true', 'false'], "must be 'true' or 'false'")),
  campaign: v.optional(Text(100)),
})
export type ListScenarioChoices = v.InferOutput<typeof ListScenarioChoices>
