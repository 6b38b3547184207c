import type { DemoSession } from '@clarity/contracts/demo-session'
import { loadPage } from '../../site/load-page'
import type { AgentAccess } from './agent-link'
import { AgentSocket } from './agent-socket'
import type { BrowserVoice } from './browser-voice'

export type LoadAgentAccess = (provider: DemoSession['provider']) => Promise<AgentAccess>

/** The one place that chooses by provider. The code of a provider's agent is fetched only if it is configured. */
export function agentAccess(voice: BrowserVoice): LoadAgentAccess {
  const builtin: AgentAccess = { voice, open: ({ signedUrl }, events) => new AgentSocket(signedUrl, events) }
  let provided: AgentAccess | null = null
  return async (provider) => {
    if (provider === 'builtin') return builtin
    const { ElevenLabsAccess } = await loadElevenLabs()
    return (provided ??= new ElevenLabsAccess())
  }
}

/** Fetched once, and before the tap, because iOS allows some preparations only within the tap. */
export const loadElevenLabs = () =>
  loadPage(() => import(/* webpackChunkName: "elevenlabs" */ '../elevenlabs/elevenlabs-access'))
