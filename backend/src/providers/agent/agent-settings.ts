import type { ProviderSetting } from '@clarity/contracts'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import { shown } from '../settings.js'
import { agentTexts } from './texts.js'

/** The settings of the built-in agent: whether it is on, and what it speaks with. */
export function agentSettings({ builtinAgent, voiceProvider }: Config): ProviderSetting[] {
  return [
    shown('BUILTIN_AGENT', builtinAgent, builtinAgent === 'llm' ? good(agentTexts.llm.open) : null),
    shown('VOICE_PROVIDER', voiceProvider, voiceProvider === 'builtin' ? null : good(agentTexts.notUsed)),
  ]
}
