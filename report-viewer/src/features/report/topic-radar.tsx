import type { Topic } from '@clarity/contracts/topic'
import { curveLinearClosed, lineRadial } from 'd3-shape'
import { reportTexts } from '../../texts'
import { wrapLabel } from './radar-label'
import { bucketOf } from './sentiment-bucket'

export const fewestTopics = 3

const lineHeight = 14
const reach = 0.96
const labelRadius = 107

/** One axis per topic, its length how often the topic came up, its dot's color the sentiment. */
export function TopicRadar({ topics }: { topics: Topic[] }) {
  const angle = (index: number) => (index / topics.length) * 2 * Math.PI
  const at = (index: number, radius: number) =>
    [Math.sin(angle(index)) * radius, -Math.cos(angle(index)) * radius] as const
  const outline = (radius: (topic: Topic) => number) =>
    lineRadial<Topic>()
      .angle((_, index) => angle(index))
      .radius(radius)
      .curve(curveLinearClosed)(topics)!
  return (
    <figure className="radar">
      <svg viewBox="-190 -136 380 272" role="img" aria-label={describe(topics)}>
        {[25, 50, 75, 100].map((frequency) => (
          <path key={frequency} className="ring" d={outline(() => frequency * reach)} />
        ))}
        {topics.map((_, index) => (
          <path key={index} className="ring" d={`M0,0L${at(index, 100 * reach).join()}`} />
        ))}
        <path className="shape" d={outline((topic) => topic.frequency * reach)} />
        {topics.map((topic, index) => {
          const [x, y] = at(index, topic.frequency * reach)
          return <circle key={index} className={`s${bucketOf(topic.sentiment)}`} cx={x} cy={y} r="6" />
        })}
        {topics.map((topic, index) => (
          <AxisLabel key={index} label={topic.label} position={at(index, labelRadius)} />
        ))}
      </svg>
      <figcaption>{reportTexts.topics}</figcaption>
    </figure>
  )
}

function AxisLabel({ label, position: [x, y] }: { label: string; position: readonly [number, number] }) {
  const lines = wrapLabel(label)
  // Labels above the middle grow upwards, those below it downwards.
  const top = y * 1.05 + 4 - ((1 - y / labelRadius) / 2) * (lines.length - 1) * lineHeight
  return (
    <text className={x > 1 ? 'from' : x < -1 ? 'to' : ''}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={top + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const describe = (topics: Topic[]) =>
  `${reportTexts.topics}: ${topics
    .map(
      ({ label, sentiment, frequency }) =>
        `${label}, ${reportTexts.topicFrequency} ${Math.round(frequency)}, ${reportTexts.topicSentiment} ${Math.round(sentiment)}`,
    )
    .join('; ')}`
