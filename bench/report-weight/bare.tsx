// The minimum of code that shows a report: React, react-markdown and two d3-shape charts.
import { arc, curveLinearClosed, lineRadial } from 'd3-shape'
import { createRoot } from 'react-dom/client'
import Markdown from 'react-markdown'

interface Topic {
  label: string
  sentiment: number
  frequency: number
}

interface BareReport {
  title: string
  overview: string
  topics: Topic[]
}

function Gauge({ percent }: { percent: number }) {
  const half = arc<null>()
    .innerRadius(60)
    .outerRadius(80)
    .startAngle(-Math.PI / 2)
  return (
    <svg viewBox="-100 -100 200 120" role="img" aria-label={`Sentiment ${percent}%`}>
      <path d={half.endAngle(Math.PI / 2)(null)!} fill="#ddd" />
      <path d={half.endAngle((percent / 100 - 0.5) * Math.PI)(null)!} fill="#46c" />
      <text textAnchor="middle">{percent}%</text>
    </svg>
  )
}

function Radar({ topics }: { topics: Topic[] }) {
  const angle = (index: number) => (index / topics.length) * 2 * Math.PI
  const line = lineRadial<Topic>()
    .angle((_, index) => angle(index))
    .radius((topic) => topic.frequency)
    .curve(curveLinearClosed)
  return (
    <svg viewBox="-150 -150 300 300" role="img" aria-label="Topics">
      <path d={line(topics)!} fill="#46c5" stroke="#46c" />
      {topics.map((topic, index) => (
        <text key={topic.label} x={Math.sin(angle(index)) * 120} y={-Math.cos(angle(index)) * 120} textAnchor="middle">
          {topic.label}
        </text>
      ))}
    </svg>
  )
}

function Page({ report }: { report: BareReport }) {
  return (
    <main>
      <h1>{report.title}</h1>
      <Markdown>{report.overview}</Markdown>
      <Gauge percent={report.topics.reduce((sum, topic) => sum + topic.sentiment, 0) / report.topics.length} />
      <Radar topics={report.topics} />
    </main>
  )
}

const answer = await fetch(`/api/report/${location.pathname.split('/').pop()}`, { method: 'POST' })
createRoot(document.getElementById('root')!).render(<Page report={(await answer.json()) as BareReport} />)
