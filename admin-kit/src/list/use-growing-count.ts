import { startTransition, useEffect, useState } from 'react'

/** Drawn at once: more than a screen shows. On a phone a row is a card (theme/cards.css). */
const atOnce = () => (matchMedia('(max-width: 48em)').matches ? 4 : 24)

/** How many of the rows to draw: one screen of them, then another and another, and input is handled between. */
export function useGrowingCount(count: number): number {
  const [first] = useState(atOnce)
  const [drawn, setDrawn] = useState(first)
  // Another list begins with one screen again.
  if (count === 0 && drawn !== first) setDrawn(first)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + first)))
    return () => clearTimeout(timer)
  }, [drawn, first, count])
  return Math.min(drawn, count)
}
