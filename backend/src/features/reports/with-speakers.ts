import type { Evidence, Report, TranscriptEntry } from '@clarity/contracts'
import type { WrittenReport } from '../../providers/report-writer/report-writer.js'

interface Statement {
  readonly evidence?: Evidence[] | undefined
}

/** The written report, in which every quote says who said it: writers know the turn only. */
export function withSpeakers<Written extends WrittenReport & Pick<Report, 'goals'>>(
  written: Written,
  transcript: readonly TranscriptEntry[],
): Written {
  const spoken = (evidence: Evidence): Evidence => {
    const role = transcript[evidence.turn]?.role
    return { ...evidence, ...(role && { role }) }
  }
  const said = <Said extends Statement>(statement: Said): Said => {
    return statement.evidence ? { ...statement, evidence: statement.evidence.map(spoken) } : statement
  }
  const topics = Object.entries(written.visualizations).map(([label, topic]) => [label, said(topic)] as const)
  return {
    ...written,
    keyPoints: written.keyPoints.map(said),
    actionItems: written.actionItems.map(said),
    visualizations: Object.fromEntries(topics),
    ...(written.goals && { goals: written.goals.map(said) }),
  }
}
