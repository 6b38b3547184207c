import type { Report } from '@clarity/contracts/report'
import { measureTexts } from '../../details-texts'
import { measureRows } from './measure-rows'
import { TalkTimeline } from './talk-timeline'

/** What was counted in the conversation; what could not be counted is left out. */
export function MeasuresSection({ report: { measures, duration } }: { report: Report }) {
  const rows = measureRows(measures)
  if (!rows.length) return null
  return (
    <section id="talk">
      <h2>{measureTexts.title}</h2>
      {measures?.talkShare != null && <ShareBar share={measures.talkShare} />}
      <dl className="figures">
        {rows.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && <span className="quiet"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {measures?.timeline?.length ? <TalkTimeline parts={measures.timeline} duration={duration} /> : null}
    </section>
  )
}

/** The person's share of all words, drawn; the number is in the list below. */
const ShareBar = ({ share }: { share: number }) => (
  <svg className="share" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden>
    <rect width="100" height="3" />
    <rect className="own" width={share * 100} height="3" />
  </svg>
)
