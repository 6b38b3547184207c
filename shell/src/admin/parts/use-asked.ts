import { useState } from 'react'

/** What a question is about; it stays there while the question's dialog closes. */
export function useAsked<Subject>() {
  const [asked, setAsked] = useState<{ readonly subject: Subject; readonly isOpen: boolean } | null>(null)
  return {
    /** Null before the first question. */
    subject: asked?.subject ?? null,
    isOpen: asked?.isOpen ?? false,
    ask: (subject: Subject) => setAsked({ subject, isOpen: true }),
    close: () => setAsked(asked && { ...asked, isOpen: false }),
  }
}
