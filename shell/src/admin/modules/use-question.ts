import { useDisclosure } from '@clarity/admin-kit'
import { useRef, useState, type RefObject } from 'react'

/** What an admin is asked before a module is changed. */
export type Question =
  | { readonly kind: 'activate' | 'canary' | 'withdraw'; readonly version: string }
  | { readonly kind: 'rollBack' | 'disable' | 'key' }

/** Asks a question; `opener` is the button that gets the focus back if nothing is changed. */
export type Ask = (question: Question, opener: HTMLElement | null) => void

export interface AskedQuestion {
  /** Still there while its dialog closes. */
  readonly question: Question | null
  readonly isOpen: boolean
  /** Closes the dialog without a change. */
  cancel(): void
  /** Closes the dialog after a change, which may have taken its opener away: the title gets the focus. */
  done(): void
  /** To be called once the dialog has gone. */
  returnFocus(): void
}

/** The one question that a module's card asks at a time, and the focus afterwards. */
export function useQuestion(title: RefObject<HTMLElement | null>): AskedQuestion & { readonly ask: Ask } {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, { open, close }] = useDisclosure()
  const opener = useRef<HTMLElement | null>(null)
  return {
    question,
    isOpen,
    ask(next, from) {
      opener.current = from
      setQuestion(next)
      open()
    },
    cancel: close,
    done() {
      opener.current = title.current
      close()
    },
    returnFocus: () => (opener.current?.isConnected ? opener : title).current?.focus(),
  }
}
