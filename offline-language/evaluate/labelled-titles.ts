import { readFileSync } from 'node:fs'
import { pointText } from '../src/report/select/point-text.js'
import { pointsMeant, possibleTitles } from '../src/report/title/possible-titles.js'
import { titleScore } from '../src/report/title/title-score.js'
import { analysedReport } from '../src/report/write-report.js'
import { sentencesIn } from '../src/report/select/clear-point.js'
import { readSets, readTalks } from './conversations.js'
import type { Choice } from './train-choice.js'

const folder = `${import.meta.dirname}/test-data`
const parsed = <T>(file: string): T => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as T

/** The titles that a person would accept for a point that quotes `said`. */
interface LabelledPoint {
  said: string
  good: string[]
}

/** The points of the reports with their possible titles, and those that a person accepts. */
export async function labelledTitles(): Promise<Choice[]> {
  const labels = parsed<Record<string, LabelledPoint[]>>('titles.json')
  const choices: Choice[] = []
  const short = readSets().find(({ name }) => name === 'short')!.conversations
  for (const [group, { name, conversation: source }] of [...readTalks(), ...short].entries()) {
    const { analysis } = await analysedReport(source)
    if (!analysis) continue
    const { conversation, points } = analysis
    const meant = pointsMeant(
      points.map((point) => ({
        main: point.at(-1)!.sentence,
        sentences: point.flatMap((one) => sentencesIn(one, conversation)),
      })),
    )
    for (const [at, possible] of possibleTitles(meant, conversation, titleScore).entries()) {
      const text = pointText(conversation.cast, points[at]!)
      const label = labels[name]?.find(({ said }) => text.includes(said))
      if (!label) continue
      const right = possible.flatMap((title, place) => (label.good.includes(title.text.toLowerCase()) ? [place] : []))
      choices.push({ group, candidates: possible.map(({ features }) => features), right })
    }
  }
  return choices
}
