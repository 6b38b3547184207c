import { useState } from 'react'
import { sendMessage } from './simulator.api'

/** Replies that are being sent; one that the server did not accept is shown as failed. */
export function useReplies(number: string, onSent: () => void) {
  const [sending, setSending] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)

  async function send(body: string) {
    setFailed(false)
    setSending((before) => [...before, body])
    try {
      await sendMessage({ from: number, body })
      onSent()
    } catch {
      setFailed(true)
    }
    setSending((before) => before.toSpliced(before.indexOf(body), 1))
  }

  return { sending, failed, send }
}
