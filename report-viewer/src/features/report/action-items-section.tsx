import type { ActionItem } from '@clarity/contracts/report'
import { useContext } from 'react'
import { ReportSpeakers } from '../../parts/report-speakers'
import { Turns } from '../../parts/turns'
import { Words } from '../../parts/words'
import { evidenceTexts } from '../../details-texts'
import { reportTexts } from '../../texts'
import { EvidenceList } from './evidence-list'
import { Marker } from './marker'

export function ActionItemsSection({ actionItems }: { actionItems: ActionItem[] }) {
  const owners = { ...useContext(ReportSpeakers), unknown: '' }
  return (
    <section id="action-items">
      <h2>{reportTexts.actionItems}</h2>
      {actionItems.length ? (
        <ul className="list" title={reportTexts.actionItemsTooltip}>
          {actionItems.map((item, index) => (
            <li key={index} className={item.status}>
              <Marker>{signs[item.status]}</Marker>
              <div>
                <Words as="div">
                  <Turns>{item.text}</Turns>
                </Words>
                <p className="quiet">
                  <span className="badge">{reportTexts.status[item.status]}</span>
                  {item.owner && <bdi>{owners[item.owner]}</bdi>}
                </p>
                <EvidenceList
                  evidence={item.evidence}
                  name={evidenceTexts.nameOf.actionItem(index + 1)}
                  said={item.text}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{reportTexts.noActionItems}</p>
      )}
    </section>
  )
}

/** An empty ring, a ring with a dot, a ring with a check. */
const signs = {
  pending: null,
  'in-progress': <circle className="inner" cx="10" cy="10" r="4" />,
  completed: <path d="m6 10.5 3 3 5.5-6.5" />,
}
