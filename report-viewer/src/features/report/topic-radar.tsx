import type { Topic } from '@clarity/contracts/topic'
import { curveLinearClosed, lineRadial } from 'd3-shape'
import { reportTexts } from '../../texts'
import { axisAngle, halfWidth, layOutRadar, lineHeight } from './radar-layout'
import { bucketOf } from './sentiment-bucket'

export const fewestTopics = 3

/** One axis per topic, its length how often the topic came up, its dot's color the sentiment. */
export function TopicRadar({ topics }: { topics: Topic[] }) {
  const { radius, labels, top, bottom } = layOutRadar(topics.map(({ label }) => label))
  const angle = (index: number) => axisAngle(index, topics.length)
  const at = (index: number, share: number) =>
    [Math.sin(angle(index)) * radius * share, -Math.cos(angle(index)) * radius * share] as const
  const outline = (share: (topic: Topic) => number) =>
    lineRadial<Topic>()
      .angle((_, index) => angle(index))
      .radius((topic) => radius * share(topic))
      .curve(curveLinearClosed)(topics)!
  return (
    <figure className="radar">
      <svg
        viewBox={[-halfWidth, top, 2 * halfWidth, bottom - top].map(Math.round).join(' ')}
        role="img"
        aria-label={describe(topics)}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} className="ring" d={outline(() => share)} />
        ))}
        {topics.map((_, index) => (
          <path key={index} className="ring" d={`M0,0L${at(index, 1).join()}`} />
        ))}
        <path className="shape" d={outline(({ frequency }) => frequency / 100)} />
        {topics.map(({ sentiment, frequency }, index) => {
          const [x, y] = at(index, frequency / 100)
          return <circle key={index} className={`s${bucketOf(sentiment)}`} cx={x} cy={y} r="6" />
        })}
        {labels.map(({ lines, x, y }, index) => (
          <text key={index} className={x > 1 ? 'from' : x < -1 ? 'to' : ''}>
            {lines.map((line, number) => (
              <tspan key={number} x={x} y={y + number * lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <figcaption>{reportTexts.topics}</figcaption>
    </figure>
  )
}

const describe = (topics: Topic[]) =>
  `${reportTexts.topics}: ${topics
    .map(
      ({ label, sentiment, frequency }) =>
        `${label}, ${reportTexts.topicFrequency} ${Math.round(frequency)}, ${reportTexts.topicSentiment} ${Math.round(sentiment)}`,
    )
    .join('; ')}`
