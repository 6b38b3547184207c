import type { KeyPoint } from '@clarity/contracts/report'
import { Markdown } from '../../parts/markdown'
import { withTurnsApart } from '../../parts/with-turns-apart'
import { Words } from '../../parts/words'
import { evidenceTexts } from '../../details-texts'
import { reportTexts } from '../../texts'
import { EvidenceList } from './evidence-list'

export function KeyPointsSection({ keyPoints }: { keyPoints: KeyPoint[] }) {
  return (
    <section id="key-points">
      <h2>{reportTexts.keyPoints}</h2>
      {keyPoints.map(({ title, content, evidence }, index) => (
        <article key={index}>
          <Words as="h3">{title}</Words>
          <Markdown topLevel={4}>{withTurnsApart(content)}</Markdown>
          <EvidenceList evidence={evidence} name={evidenceTexts.nameOf.keyPoint(index + 1, title)} said={content} />
        </article>
      ))}
    </section>
  )
}
