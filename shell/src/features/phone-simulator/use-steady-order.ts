import { useState } from 'react'

/** Phones keep their places while one looks at them; a number that is new, or added, comes first. */
export function useSteadyOrder(numbers: readonly string[]): [readonly string[], (number: string) => void] {
  const [order, setOrder] = useState(numbers)
  const fresh = numbers.filter((number) => !order.includes(number))
  const all = fresh.length > 0 ? [...fresh, ...order] : order
  if (all !== order) setOrder(all)
  return [all, (number) => setOrder((before) => (before.includes(number) ? before : [number, ...before]))]
}
