import { useEffect, useState } from 'react'
import { Outline, type OutlineEntry } from '../../parts/outline'
import { useLinkedSection } from '../../parts/use-linked-section'

/** The outline of a combined report: its headings are known once its markdown is on screen. */
export function CombinedOutline() {
  const [entries, setEntries] = useState<OutlineEntry[]>([])
  useEffect(() => {
    const headings = [...document.querySelectorAll('section h2[id]')]
    // The headings are outside of React's state: only the rendered page has their texts.
    // oxlint-disable-next-line react/set-state-in-effect
    setEntries(headings.map(({ id, textContent }) => [id, textContent]))
  }, [])
  useLinkedSection()
  return <Outline entries={entries} />
}
