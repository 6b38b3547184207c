import { spokenTextMaxLength } from '@clarity/contracts/demo-session'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { describedBy, FieldError } from '../../parts/field'
import { saveDraft, loadDraft } from './draft-words'
import { Icon } from './icon'
import { talkTexts } from './texts'

interface SayFormProps {
  requestId: string
  onSay: (words: string) => void
  onTyping: () => void
}

/** Complete by itself: a whole conversation can be typed. */
export function MessageForm({ requestId, onSay, onTyping }: SayFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft] = useState(() => loadDraft(requestId))
  const [excess, setExcess] = useState(() => excessOf(draft))
  const error = excess > 0 ? talkTexts.tooLong(excess) : undefined

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const words = field.current!.value.trim()
    if (!words || excessOf(words) > 0) return
    field.current!.value = ''
    keep('')
    onSay(words)
  }

  function keep(words: string) {
    saveDraft(requestId, words)
    field.current!.form!.dataset.words = words
  }

  function take() {
    const { value } = field.current!
    keep(value)
    setExcess(excessOf(value))
    onTyping()
  }

  function sendWithEnter(event: KeyboardEvent) {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      <form className="say" data-words={draft} onSubmit={submit}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={talkTexts.field}
          placeholder={talkTexts.placeholder}
          defaultValue={draft}
          enterKeyHint="send"
          autoComplete="off"
          onInput={take}
          onKeyDown={sendWithEnter}
          {...describedBy('say', error)}
        />
        <button type="submit" className="round" aria-label={talkTexts.send} title={talkTexts.send}>
          <Icon name="send" />
        </button>
      </form>
      <FieldError id="say" error={error} />
    </>
  )
}

const excessOf = (words: string): number => Math.max(0, words.trim().length - spokenTextMaxLength)
