import { Button, TextInput } from '@clarity/admin-kit'
import { useState } from 'react'
import { trialTexts } from '../../../trial-texts'
import { onEnter } from './on-enter'

interface TestMessageProps {
  readonly isBusy: boolean
  say(message: string): void
}

/** The person's next turn. The form around it must not take its Enter. */
export function TestMessage({ isBusy, say }: TestMessageProps) {
  const [typed, setTyped] = useState('')
  const message = typed.trim()
  const send = () => {
    if (message === '' || isBusy) return
    say(message)
    setTyped('')
  }
  return (
    <div className="scenario-talk-message">
      <TextInput
        label={trialTexts.message}
        value={typed}
        maxLength={5000}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter(send)}
      />
      <Button variant="default" disabled={message === ''} onClick={send}>
        {trialTexts.send}
      </Button>
    </div>
  )
}
