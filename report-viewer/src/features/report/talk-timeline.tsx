import type { TalkPart } from '@clarity/contracts/measures'
import { measureTexts } from '../../details-texts'
import { formatTime } from '../../parts/report-format'

const width = 100
const gap = 0.5
/** The lines, from above. */
const scale = [100, 50, 0]

interface TalkTimelineProps {
  parts: readonly TalkPart[]
  /** Seconds of the whole conversation. */
  duration: number
}

/** The person's share of talk in bars and their sentiment as a line, from the beginning to the end. */
export function TalkTimeline({ parts, duration }: TalkTimelineProps) {
  const step = width / parts.length
  const moods = parts.flatMap(({ sentiment }, index) =>
    sentiment === null ? [] : [[(index + 0.5) * step, 100 - sentiment]],
  )
  const hasMood = moods.length > 1
  return (
    <figure className="timeline">
      <div className="plot">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={measureTexts.timelineLabel(hasMood)}
        >
          <path className="ring" d="M0,0H100M0,50H100M0,100H100" />
          {parts.map(({ fromSecs, talkShare }, index) => {
            const height = (talkShare ?? 0) * 100
            return (
              <rect key={fromSecs} x={index * step + gap} y={100 - height} width={step - 2 * gap} height={height} />
            )
          })}
          {hasMood && <path className="mood" d={`M${moods.join('L')}`} />}
        </svg>
        <p className="quiet scale" aria-hidden>
          {scale.map((percent) => (
            <span key={percent}>{percent}%</span>
          ))}
        </p>
        <p className="quiet ends" aria-hidden>
          <span>{formatTime(0)}</span>
          <span>{formatTime(duration)}</span>
        </p>
      </div>
      <figcaption>
        <span className="bars">{measureTexts.talkShare}</span>
        {hasMood && <span className="mood">{measureTexts.mood}</span>}
      </figcaption>
      <div className="unseen">
        <table>
          <thead>
            <tr>
              <th scope="col">{measureTexts.from}</th>
              <th scope="col">{measureTexts.talkShare}</th>
              {hasMood && <th scope="col">{measureTexts.mood}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ fromSecs, talkShare, sentiment }) => (
              <tr key={fromSecs}>
                <th scope="row">{formatTime(fromSecs)}</th>
                <td>{talkShare === null ? '' : `${Math.round(talkShare * 100)}%`}</td>
                {hasMood && <td>{sentiment === null ? '' : `${sentiment}%`}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
