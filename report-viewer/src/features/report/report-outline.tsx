import type { Report } from '@clarity/contracts/report'
import { goalTexts, measureTexts } from '../../details-texts'
import { reportTexts } from '../../texts'
import { measureRows } from './measure-rows'
import { Outline, type OutlineEntry } from '../../parts/outline'

/** The outline of a single report. */
export const ReportOutline = ({ report }: { report: Report }) => <Outline entries={entriesOf(report)} />

function entriesOf({ goals, keyPoints, measures }: Report): OutlineEntry[] {
  const sections: [isThere: boolean, entry: OutlineEntry][] = [
    [true, ['overview', reportTexts.overview]],
    [Boolean(goals?.length), ['goals', goalTexts.title]],
    [keyPoints.length > 0, ['key-points', reportTexts.keyPoints]],
    [measureRows(measures).length > 0, ['talk', measureTexts.title]],
    [true, ['analysis', reportTexts.analysis]],
    [true, ['action-items', reportTexts.actionItems]],
  ]
  return sections.flatMap(([isThere, entry]) => (isThere ? [entry] : []))
}
