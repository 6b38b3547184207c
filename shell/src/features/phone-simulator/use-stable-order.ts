import { useState } from 'react'

/** Phones keep their positions while the page is open; a new or added number comes first. */
export function useStableOrder(numbers: readonly string[]): [readonly string[], (number: string) => void] {
  const [order, setOrder] = useState(numbers)
  const fresh = numbers.filter((number) => !order.includes(number))
  const all = fresh.length > 0 ? [...fresh, ...order] : order
  if (all !== order) setOrder(all)
  return [all, (number) => setOrder((before) => (before.includes(number) ? before : [number, ...before]))]
}
