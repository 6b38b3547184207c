import { spokenTextMaxLength } from '@clarity/contracts/demo-session'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Icon } from './icon'
import { talkTexts } from './texts'

interface SayFormProps {
  onSay: (words: string) => void
  onTyping: () => void
}

/** Complete by itself: a whole conversation can be typed. */
export function SayForm({ onSay, onTyping }: SayFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const words = field.current!.value.trim()
    if (!words) return
    field.current!.value = ''
    onSay(words)
  }

  function sendWithEnter(event: KeyboardEvent) {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form className="say" onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        aria-label={talkTexts.field}
        placeholder={talkTexts.placeholder}
        maxLength={spokenTextMaxLength}
        enterKeyHint="send"
        autoComplete="off"
        onInput={onTyping}
        onKeyDown={sendWithEnter}
      />
      <button type="submit" className="round" aria-label={talkTexts.send} title={talkTexts.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
