import { ScenarioChoice } from '@clarity/contracts/scenario'
import { useEffect, useState } from 'react'
import { array } from 'valibot'
import { getJson } from '../../site/api-client'
import { readPageData } from '../../site/page-data'
import { requestTexts } from '../../texts'
import { readCampaign } from './campaign'

export type Scenarios =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string; retry: () => void }
  | { state: 'ready'; list: ScenarioChoice[] }

const Choices = array(ScenarioChoice)

/** The scenarios to choose from: the campaign's, or the default ones. */
export function useScenarios(): Scenarios {
  const [attempt, setAttempt] = useState(0)
  const [scenarios, setScenarios] = useState(inPage)

  useEffect(() => {
    if (attempt === 0 && inPage().state === 'ready') return
    const leaving = new AbortController()
    const campaign = readCampaign()
    getJson(
      `/api/scenarios${campaign ? `?campaign=${encodeURIComponent(campaign)}` : ''}`,
      Choices,
      leaving.signal,
    ).then(
      (list) => setScenarios({ state: 'ready', list: list.filter(({ is_active }) => is_active) }),
      (error: Error) => {
        if (leaving.signal.aborted) return
        const retry = () => {
          setScenarios({ state: 'loading' })
          setAttempt((last) => last + 1)
        }
        setScenarios({ state: 'failed', sentence: `${requestTexts.scenariosFailed} ${error.message}`, retry })
      },
    )
    return () => leaving.abort()
  }, [attempt])

  return scenarios
}

/** What the server put into the page; its cards are in the HTML before the app starts. */
function inPage(): Scenarios {
  const { scenarios } = readPageData()
  return scenarios ? { state: 'ready', list: scenarios } : { state: 'loading' }
}
