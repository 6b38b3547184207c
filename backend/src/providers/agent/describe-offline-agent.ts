import type { Config } from '../../config/config.js'
import type { ProviderDescription } from '../port.js'
import { agentSettings } from './agent-settings.js'
import { agentTexts } from './texts.js'

export function describeOfflineAgent(config: Config): ProviderDescription {
  const { name, summary } = agentTexts.offline
  return { name, summary, settings: agentSettings(config), webhooks: [] }
}
