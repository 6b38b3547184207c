import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { useDeferredValue, useMemo, useState } from 'react'

/** With more scenarios than this, only so many are drawn, and a search finds the others. */
const mostDrawn = 30

export interface ScenarioSearch {
  /** Whether there are more scenarios than are drawn at once. */
  readonly isNeeded: boolean
  readonly words: string
  search(this: void, words: string): void
  readonly drawn: readonly ScenarioChoice[]
  /** How many the search found. */
  readonly found: number
}

/** The scenarios to draw: all of a few; of many the chosen one and the first that contain every word. */
export function useScenarioSearch(list: readonly ScenarioChoice[], chosen: string | undefined): ScenarioSearch {
  const [words, search] = useState('')
  const wanted = useDeferredValue(words)
  const isNeeded = list.length > mostDrawn
  const texts = useMemo(() => (isNeeded ? list.map(textOf) : []), [isNeeded, list])
  const matches = useMemo(() => {
    const parts = folded(wanted).split(/\s+/).filter(Boolean)
    return isNeeded ? list.filter((_, index) => parts.every((part) => texts[index]!.includes(part))) : list
  }, [isNeeded, list, texts, wanted])
  const drawn = matches.slice(0, isNeeded ? mostDrawn : undefined)
  const hidden = drawn.some(({ id }) => id === chosen) ? undefined : list.find(({ id }) => id === chosen)
  return { isNeeded, words, search, drawn: hidden ? [hidden, ...drawn] : drawn, found: matches.length }
}

const textOf = ({ title, description }: ScenarioChoice) => folded(`${title} ${description}`)

/** Without accents and capitals. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
