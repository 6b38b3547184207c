import type { Report } from '@clarity/contracts/report'
import { LastActions } from '../../parts/last-actions'
import { useLinkedSection } from '../../parts/use-linked-section'
import { ActionItemsSection } from './action-items-section'
import { AnalysisSection } from './analysis-section'
import { GoalsSection } from './goals-section'
import { KeyPointsSection } from './key-points-section'
import { MeasuresSection } from './measures-section'
import { useUnfoldForPrint } from './use-unfold-for-print'

/** Everything below the overview. */
export function Details({ report }: { report: Report }) {
  const { goals, keyPoints, actionItems, meta } = report
  useUnfoldForPrint()
  useLinkedSection()
  return (
    <>
      {goals && goals.length > 0 && <GoalsSection goals={goals} />}
      {keyPoints.length > 0 && <KeyPointsSection keyPoints={keyPoints} />}
      <MeasuresSection report={report} />
      <AnalysisSection report={report} />
      <ActionItemsSection actionItems={actionItems} />
      {meta?.warnings?.map((warning) => (
        <p key={warning} className="quiet note">
          {warning}
        </p>
      ))}
      <LastActions />
    </>
  )
}
