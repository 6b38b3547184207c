import { ErrorBanner, Text } from '@clarity/admin-kit'
import { scenarioTexts, type Scenario } from '@clarity/contracts/scenario'
import { useState, type ReactNode } from 'react'
import { listSentence } from '../../list-sentence'
import { listTexts } from '../../texts'
import { useScenarios } from '../../use-scenarios'

/** A list as old as this is not asked for again by who opens the form from it. */
const freshSecs = 30

interface OpenedScenarioProps {
  readonly id: string
  children(scenario: Scenario): ReactNode
}

/** Fetches one scenario to be edited, unless a fresh list has it. Later responses are ignored: they must not replace typed text. */
export function OpenedScenario({ id, children }: OpenedScenarioProps) {
  const [openedAt] = useState(() => Date.now())
  const { scenarios, fetchedAt, isLoading, error, retry } = useScenarios(freshSecs)
  // An older list is still there when the form is drawn first, before it is fetched again.
  const isOld = fetchedAt < openedAt - freshSecs * 1000
  const isWaiting = isLoading || (isOld && !error)
  const [opened, setOpened] = useState<Scenario | null>(null)
  const found = isWaiting || error ? undefined : scenarios.find((scenario) => scenario.id === id)
  if (opened) return children(opened)
  if (found) setOpened(found)
  if (isWaiting || found)
    return (
      <Text c="dimmed" role="status">
        {listTexts.loading}
      </Text>
    )
  return error ? (
    <ErrorBanner onRetry={retry}>{listSentence(error)}</ErrorBanner>
  ) : (
    <ErrorBanner>{scenarioTexts.notFound}</ErrorBanner>
  )
}
