import { useEffect, useState } from 'react'

const welcomed = (): string | null => (history.state as { welcome?: string } | null)?.welcome ?? null

/** The welcomed email, or null: an entry of the browser's history, from which Back leads to the invitation. */
export function useWelcomeStep() {
  const [email, setEmail] = useState(welcomed)

  useEffect(() => {
    const read = () => setEmail(welcomed())
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  return {
    email,
    enter(confirmed: string) {
      history.pushState({ welcome: confirmed }, '')
      setEmail(confirmed)
    },
    leave: () => history.back(),
  }
}
