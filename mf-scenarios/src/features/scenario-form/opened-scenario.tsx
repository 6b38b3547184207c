import { ErrorBanner, Text } from '@clarity/admin-kit'
import { scenarioTexts, type Scenario } from '@clarity/contracts/scenario'
import { useState, type ReactNode } from 'react'
import { listSentence } from '../../list-sentence'
import { listTexts } from '../../texts'
import { useScenarios } from '../../use-scenarios'

interface OpenedScenarioProps {
  readonly id: string
  children(scenario: Scenario): ReactNode
}

/** Fetches one scenario to be edited. Later responses are ignored: they must not replace typed text. */
export function OpenedScenario({ id, children }: OpenedScenarioProps) {
  const { scenarios, isLoading, error, retry } = useScenarios()
  const [opened, setOpened] = useState<Scenario | null>(null)
  const found = isLoading || error ? undefined : scenarios.find((scenario) => scenario.id === id)
  if (opened) return children(opened)
  if (found) setOpened(found)
  if (isLoading || found)
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
