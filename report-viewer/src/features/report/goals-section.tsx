import type { GoalResult } from '@clarity/contracts/goal'
import { Words } from '../../parts/words'
import { evidenceTexts, goalTexts } from '../../details-texts'
import { summaryTexts } from '../../texts'
import { EvidenceList } from './evidence-list'
import { Marker } from './marker'

/** The scenario's goals, and for each whether it was met, with what was said. */
export function GoalsSection({ goals }: { goals: GoalResult[] }) {
  return (
    <section id="goals">
      <h2>{goalTexts.title}</h2>
      <ul className="list">
        {goals.map(({ label, met, hint, evidence }, index) => {
          const { className, word, sign } = verdicts[`${met}`]
          return (
            <li key={index} className={className}>
              <Marker>{sign}</Marker>
              <div>
                <Words as="div">{label}</Words>
                <p className="quiet">
                  <span className="badge">{word}</span>
                </p>
                {met === false && hint && (
                  <div className="hint">
                    {summaryTexts.hint}: <Words as="q">{hint}</Words>
                  </div>
                )}
                <EvidenceList evidence={evidence} name={evidenceTexts.nameOf.goal(index + 1, label)} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const verdicts = {
  true: { className: 'met', word: goalTexts.met, sign: <path d="m6 10.5 3 3 5.5-6.5" /> },
  false: { className: 'not-met', word: goalTexts.notMet, sign: <path d="m7 7 6 6m0-6-6 6" /> },
  null: { className: '', word: goalTexts.notJudged, sign: <path d="M6 10h8" /> },
}
