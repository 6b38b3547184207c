import { loadPart } from '@clarity/admin-kit'
import { useCallback, useEffect, useState } from 'react'
import type * as PhonePartModule from './phone-part'

export type PhonePart = typeof PhonePartModule

export type PhoneLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: PhonePart }
  | { readonly state: 'failed'; retry(this: void): void }

/** The phone fields' code, which knows every country's numbers and flags and so comes after the page is on screen. */
export function usePhonePart(): PhoneLoading {
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
