import { useEffect, useState } from 'react'

const welcomed = (): string | null => (history.state as { welcome?: string } | null)?.welcome ?? null

/** The email that is welcomed, or null: a step of the browser's history, so that Back leads to the invitation. */
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
