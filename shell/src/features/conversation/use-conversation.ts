import { useEffect, useState, useSyncExternalStore } from 'react'
import { AgentConnection } from './agent-connection'
import { isMicrophoneGranted } from './microphone'
import { Voice } from './voice'

/** `granted`: by itself if the microphone is allowed already; `now`: the gesture has been made. */
export type StartsWhen = 'tapped' | 'granted' | 'now'

/** A conversation and the voice that holds it; both end with the component. */
export function useConversation(requestId: string, startsWhen: StartsWhen) {
  const [{ connection, voice }] = useState(() => {
    const voice: Voice = new Voice((words) => connection.say(words))
    const connection = new AgentConnection(requestId, voice.agentSays)
    return { connection, voice }
  })
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot)
  const voiceState = useSyncExternalStore(voice.subscribe, voice.snapshot)
  const { status, language } = state

  useEffect(() => {
    let left = false
    if (startsWhen === 'now') connection.start()
    if (startsWhen === 'granted')
      void isMicrophoneGranted().then((granted) => {
        if (granted && !left) connection.start()
      })
    return () => {
      left = true
      connection.dispose()
      voice.dispose()
    }
  }, [connection, voice, startsWhen])

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
    interrupt: voice.interrupt,
    setMuted: voice.setMuted,
    setAloud: voice.setAloud,
  }
}
