import type { Evidence } from '@clarity/contracts/evidence'
import { useContext } from 'react'
import { ReportLanguages } from '../../parts/report-languages'
import { ReportSpeakers } from '../../parts/report-speakers'
import { evidenceTexts } from '../../details-texts'
import { formatTime } from '../../parts/report-format'

interface EvidenceListProps {
  evidence: Evidence[] | undefined
  /** The mark's name, which begins with its text. */
  name: string
  said?: string
}

/** A quiet mark that opens the verbatim quotes, each with its speaker and time; of a quote that `said` has, only these. */
export function EvidenceList({ evidence, name, said = '' }: EvidenceListProps) {
  const { spoken } = useContext(ReportLanguages)
  const speakers = useContext(ReportSpeakers)
  if (!evidence?.length) return null
  const isSaid = ({ quote }: Evidence) => isIn(quote, said)
  return (
    <details>
      <summary aria-label={name}>{evidenceTexts.mark}</summary>
      {evidence.map((each, index) => {
        const { quote, t, role, turn } = each
        // Two quotes of one turn, both in the statement: its speaker and time once.
        if (isSaid(each) && evidence.findIndex((other) => other.turn === turn && isSaid(other)) < index) return null
        return (
          <figure key={index} className="quote">
            {!isSaid(each) && (
              <blockquote dir="auto" lang={spoken}>
                {quote}
              </blockquote>
            )}
            <figcaption>
              {role && <bdi>{speakers[role]}</bdi>} {t !== null && <span className="time">{formatTime(t)}</span>}
            </figcaption>
          </figure>
        )
      })}
    </details>
  )
}

const nearlyAll = 0.8

/** Whether a text has the words of a quote, one after the other; a few, such as fillers and repetitions, may be left out. */
function isIn(quote: string, text: string): boolean {
  const words = wordsOf(quote)
  const said = wordsOf(text)
  const kept = words.filter((word) => said.includes(word))
  return kept.length > words.length * nearlyAll && onceEach(said).includes(onceEach(kept))
}

/** Words with a space around each; one or two that are said twice in a row stand once. */
const onceEach = (words: string[]) => ` ${words.join(' ')} `.replace(/ (\S+(?: \S+)?)(?: \1)+(?= )/g, ' $1')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
