import type { Topic } from '@clarity/contracts/topic'
import { Fragment } from 'react'
import { Words } from '../../parts/words'
import { evidenceTexts } from '../../details-texts'
import { reportTexts } from '../../texts'
import { EvidenceList } from './evidence-list'
import { bucketOf } from './sentiment-bucket'

/** The same numbers as in the charts, for screen readers, and for readers who want exact numbers. */
export function TopicTable({ topics }: { topics: Topic[] }) {
  return (
    <table className="topics">
      <thead>
        <tr>
          <th scope="col">{reportTexts.topic}</th>
          <th scope="col">{reportTexts.topicSentiment}</th>
          <th scope="col">{reportTexts.topicFrequency}</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ label, sentiment, frequency, evidence }, index) => (
          <Fragment key={index}>
            <tr>
              <th scope="row">
                <Words as="div">{label}</Words>
              </th>
              <td>
                <svg className="dot" viewBox="0 0 12 12" aria-hidden>
                  <circle className={`s${bucketOf(sentiment)}`} cx="6" cy="6" r="6" />
                </svg>
                {Math.round(sentiment)}%
              </td>
              <td>{Math.round(frequency)}</td>
            </tr>
            {evidence?.length ? (
              <tr className="words">
                <td colSpan={3}>
                  <EvidenceList evidence={evidence} name={evidenceTexts.nameOf.topic(index + 1, label)} />
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
