import type { ActionItem, ActionItemStatus } from '@clarity/contracts/report'
import { Words } from '../../parts/words'
import { reportTexts } from '../../texts'
import { EvidenceList } from './evidence-list'

interface ActionItemsSectionProps {
  actionItems: ActionItem[]
  /** Who an item of the transcript's 'user' belongs to. */
  recipientName: string
}

export function ActionItemsSection({ actionItems, recipientName }: ActionItemsSectionProps) {
  const owners = { agent: reportTexts.agent, user: recipientName, unknown: '' }
  return (
    <section>
      <h2>{reportTexts.actionItems}</h2>
      {actionItems.length ? (
        <ul className="actions" title={reportTexts.actionItemsTooltip}>
          {actionItems.map((item, index) => (
            <li key={index} className={item.status}>
              <Marker status={item.status} />
              <div>
                <Words as="div">{item.text}</Words>
                <p className="quiet">
                  <span className="badge">{reportTexts.status[item.status]}</span>
                  {item.owner && <bdi>{owners[item.owner]}</bdi>}
                </p>
                <EvidenceList evidence={item.evidence} />
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
function Marker({ status }: { status: ActionItemStatus }) {
  return (
    <svg className="marker" viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="8.5" />
      {status === 'in-progress' && <circle className="inner" cx="10" cy="10" r="4" />}
      {status === 'completed' && <path d="m6 10.5 3 3 5.5-6.5" />}
    </svg>
  )
}
