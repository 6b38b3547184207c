import type { KeyboardEvent } from 'react'

/** Enter in a field does this, and not what the form around it does with Enter. */
export const onEnter = (submit: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  submit()
}
