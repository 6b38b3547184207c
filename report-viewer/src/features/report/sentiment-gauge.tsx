import { arc } from 'd3-shape'
import { reportTexts } from '../../texts'
import { bucketOf } from './sentiment-bucket'

const steps = Array.from({ length: 10 }, (_, step) => step)
const turn = (percent: number) => (percent / 100 - 0.5) * Math.PI
const band = arc<number>()
  .innerRadius(88)
  .outerRadius(112)
  .cornerRadius(3)
  .padAngle(0.025)
  .startAngle((step) => turn(step * 10))
  .endAngle((step) => turn(step * 10 + 10))

/** A half circle from negative, left, to positive, right, with a needle at the average. */
export function SentimentGauge({ percent }: { percent: number }) {
  return (
    <figure>
      <svg viewBox="-130 -122 260 146" role="img" aria-label={`${reportTexts.sentiment}: ${percent}%`}>
        {steps.map((step) => (
          <path key={step} d={band(step)!} className={`s${step}${step === bucketOf(percent) ? ' here' : ''}`} />
        ))}
        <path className="hand" d="M-9,-66 0,-83 9,-66z" transform={`rotate(${(turn(percent) * 180) / Math.PI})`} />
        <text className="big" y="-14">
          {percent}%
        </text>
        <text x="-100" y="20">
          {reportTexts.negative}
        </text>
        <text x="100" y="20">
          {reportTexts.positive}
        </text>
      </svg>
      <figcaption>{reportTexts.sentiment}</figcaption>
      <div className="unseen">
        <table>
          <tbody>
            <tr>
              <th scope="row">{reportTexts.sentiment}</th>
              <td>{percent}%</td>
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  )
}
