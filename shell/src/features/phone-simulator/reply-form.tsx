import { useRef, type FormEvent } from 'react'
import { phoneTexts } from './texts'

const messageMaxLength = 1600

/** The phone user's reply: buttons for common replies, a field for others. */
export function ReplyForm({ number, onSend }: { number: string; onSend: (body: string) => void }) {
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = field.current!.value.trim()
    if (!body) return
    field.current!.value = ''
    onSend(body)
  }

  return (
    <form className="reply" onSubmit={submit}>
      <div className="quick">
        {phoneTexts.quick.map((word) => (
          <button key={word} type="button" className="quick-word" onClick={() => onSend(word)}>
            {word}
          </button>
        ))}
      </div>
      <input
        ref={field}
        aria-label={`${phoneTexts.reply} · ${number}`}
        placeholder={phoneTexts.placeholder}
        maxLength={messageMaxLength}
        enterKeyHint="send"
        autoComplete="off"
      />
      <button type="submit" className="reply-send" aria-label={phoneTexts.send} title={phoneTexts.send}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M6 11l6-6 6 6" />
        </svg>
      </button>
    </form>
  )
}
