import { useEffect, useState, useSyncExternalStore } from 'react'
import { agentAccess } from './agent-access'
import { AgentConnection } from './agent-connection'
import { BrowserVoice } from './browser-voice'

/** `now`: starts at once, after a tap elsewhere, or because none is needed. */
export type StartsWhen = 'tapped' | 'now'

/** A conversation and the voice that holds it; both end with the component. */
export function useConversation(requestId: string, startsWhen: StartsWhen) {
  const [connection] = useState(() => {
    const voice = new BrowserVoice((words) => connection.say(words))
    const connection: AgentConnection = new AgentConnection(requestId, agentAccess(voice), voice)
    return connection
  })
  const { voice, ...state } = useSyncExternalStore(connection.subscribe, connection.snapshot)
  const voiceState = useSyncExternalStore(voice.subscribe, voice.snapshot)
  const { language } = state
  // The first paint comes before the start, and would show the notice and its button for a moment.
  const status = startsWhen === 'now' && state.status === 'idle' ? 'connecting' : state.status

  useEffect(() => {
    if (startsWhen === 'now') connection.start()
    return () => connection.dispose()
  }, [connection, startsWhen])

  useEffect(() => () => voice.dispose(), [voice])

  useEffect(() => {
    if (language) voice.begin(language)
  }, [voice, language])

  useEffect(() => {
    voice.setConnected(status === 'talking' || status === 'reconnecting')
    // The agent's last words are spoken to their end.
    if (status === 'replaced' || status === 'failed') voice.interrupt()
  }, [voice, status])

  return {
    ...state,
    ...voiceState,
    status,
    start() {
      voice.unlock()
      connection.start()
    },
    say(words: string) {
      voice.interrupt()
      connection.say(words)
    },
    end() {
      voice.flush()
      voice.interrupt()
      connection.end()
    },
    endElsewhere: connection.endElsewhere,
    interrupt: () => voice.interrupt(),
    setMuted: (muted: boolean) => voice.setMuted(muted),
    setAloud: (aloud: boolean) => voice.setAloud(aloud),
  }
}
