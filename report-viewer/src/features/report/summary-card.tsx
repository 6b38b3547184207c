import type { Report } from '@clarity/contracts/report'
import { Turns } from '../../parts/turns'
import { Words } from '../../parts/words'
import { summaryTexts } from '../../texts'
import { figuresOf, nextStepOf, summarySentence } from './summary'

/** How it went, in a sentence, up to three figures and the next step. */
export function SummaryCard({ report }: { report: Report }) {
  const figures = figuresOf(report)
  const next = nextStepOf(report)
  return (
    <section className="summary">
      <h2 className="unseen">{summaryTexts.title}</h2>
      <p className="verdict">{summarySentence(report)}</p>
      {figures.length > 0 && (
        <dl className="figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {next && (
        <div className="next">
          <h3>{next.isGoal ? summaryTexts.nextGoal : summaryTexts.nextStep}</h3>
          <Words as="div">
            <Turns>{next.text}</Turns>
          </Words>
          {next.hint && (
            <div className="hint">
              {summaryTexts.hint}: <Words as="q">{next.hint}</Words>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
