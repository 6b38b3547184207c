import type { DemoSession } from '@clarity/contracts/demo-session'
import { loadPage } from '../../site/load-page'
import type { AgentAccess } from './agent-link'
import { AgentSocket } from './agent-socket'
import type { BrowserVoice } from './browser-voice'

export type AccessTo = (provider: DemoSession['provider']) => Promise<AgentAccess>

/** The one place that chooses by provider. The code of a provider's agent is fetched only if it is configured. */
export function agentAccess(voice: BrowserVoice): AccessTo {
  const builtin: AgentAccess = { voice, open: ({ signedUrl }, events) => new AgentSocket(signedUrl, events) }
  let provided: AgentAccess | null = null
  return async (provider) => {
    if (provider === 'builtin') return builtin
    const { ElevenLabsAccess } = await loadElevenLabs()
    return (provided ??= new ElevenLabsAccess())
  }
}

/** Fetched once. Ahead of the tap, because it makes ready in the tap itself what iOS allows only there. */
export const loadElevenLabs = () =>
  loadPage(() => import(/* webpackChunkName: "elevenlabs" */ '../elevenlabs/elevenlabs-access'))
