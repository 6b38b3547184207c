import { asCallError, Button, ConfirmDialog, notify } from '@clarity/admin-kit'
import { useState } from 'react'
import { useSetSendingMutation } from '../alarms/alarms.api'
import { texts } from './texts'

/** The switch that stops everything that costs money; only the way there asks first. */
export function PauseButton({ isPaused }: { readonly isPaused: boolean }) {
  const [setSending, { isLoading }] = useSetSendingMutation()
  const [isAsked, setAsked] = useState(false)
  const change = async (all: 'on' | 'off') => {
    const { error } = await setSending({ all })
    setAsked(false)
    if (error) notify.failed(asCallError(error).sentence ?? texts.notChanged)
  }
  return (
    <>
      {isPaused ? (
        <Button loading={isLoading} onClick={() => void change('on')}>
          {texts.resume}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsked(true)}>
          {texts.pause}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.askPause}
        confirm={texts.pause}
        isDangerous
        isBusy={isLoading}
        onConfirm={() => void change('off')}
        onCancel={() => setAsked(false)}
      >
        {texts.askPauseBody}
      </ConfirmDialog>
    </>
  )
}
