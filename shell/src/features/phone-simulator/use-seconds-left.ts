import { useEffect, useState } from 'react'

/** Whole seconds until `lengthSecs` after `at` have passed, from `lengthSecs` down to 0. */
export function useSecondsLeft(at: string, lengthSecs: number): number {
  const left = () => Math.ceil(lengthSecs - (Date.now() - Date.parse(at)) / 1000)
  const [secs, setSecs] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSecs(left()), 500)
    return () => clearInterval(timer)
  })
  return Math.min(Math.max(secs, 0), lengthSecs)
}
