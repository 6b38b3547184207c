import { useEffect, useState } from 'react'
import { loadPage } from '../../site/load-page'
import type { PhoneInput as PhoneInputPart } from '../../parts/phone-input'

type PhoneInput = typeof PhoneInputPart

/** The phone field's code. It contains every country's numbers, so it loads after the form is on screen. */
export function usePhoneInput(): PhoneInput | undefined {
  const [part, setPart] = useState<{ PhoneInput: PhoneInput } | { error: unknown }>()

  useEffect(() => {
    let isLeft = false
    loadPage(() => import(/* webpackChunkName: "phone-input" */ '../../parts/phone-input')).then(
      (loaded) => isLeft || setPart(loaded),
      (error: unknown) => isLeft || setPart({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [])

  // The page frame shows that something could not be loaded.
  if (part && 'error' in part) throw part.error
  return part?.PhoneInput
}
