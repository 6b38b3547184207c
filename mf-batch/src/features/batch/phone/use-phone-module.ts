import { loadPart } from '@clarity/admin-kit'
import { useCallback, useEffect, useState } from 'react'
import type * as phoneModule from './phone-part'

export type PhoneModule = typeof phoneModule

export type PhoneLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: PhoneModule }
  | { readonly state: 'failed'; retry(this: void): void }

/** The phone fields' code. It contains every country's numbers and flags, so it loads after the page is on screen. */
export function usePhoneModule(): PhoneLoading {
  const [loading, setLoading] = useState<PhoneLoading>({ state: 'loading' })
  const load = useCallback((leaving: AbortSignal) => {
    loadPart(() => import(/* webpackChunkName: "phone" */ './phone-part')).then(
      (part) => {
        if (!leaving.aborted) setLoading({ state: 'ready', part })
      },
      (error: unknown) => {
        console.error('The phone fields could not be loaded', error)
        if (!leaving.aborted) setLoading({ state: 'failed', retry: () => load(leaving) })
      },
    )
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  return loading
}
