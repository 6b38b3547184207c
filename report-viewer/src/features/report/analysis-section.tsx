import type { Report } from '@clarity/contracts/report'
import { averageSentiment, readTopics } from '@clarity/contracts/topic'
import { reportTexts } from '../../texts'
import { SentimentGauge } from './sentiment-gauge'
import { fewestTopics, TopicRadar } from './topic-radar'
import { TopicTable } from './topic-table'

export function AnalysisSection({ report }: { report: Report }) {
  const topics = readTopics(report.visualizations)
  return (
    <section id="analysis">
      <h2>{reportTexts.analysis}</h2>
      {topics.length ? (
        <>
          <div className="charts">
            <SentimentGauge percent={averageSentiment(topics)} />
            {topics.length >= fewestTopics && <TopicRadar topics={topics} />}
          </div>
          <TopicTable topics={topics} />
        </>
      ) : (
        <p className="quiet">{reportTexts.noAnalysis}</p>
      )}
    </section>
  )
}
