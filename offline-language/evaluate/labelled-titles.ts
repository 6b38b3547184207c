import { readFileSync } from 'node:fs'
import { contentStems, shared } from '../src/language/tokens/content-stems.js'
import type { Point } from '../src/report/select/point.js'
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

/** What a reader chose as a key point, from a sentence to a sentence, each with the place of its turn. */
interface Span {
  from: [turn: number, text: string]
  to: [turn: number, text: string]
  title: string
}

/** The title of the span in which most of a point lies; null if less than half of it does. */
function titleOfSpan(point: Point, spans: readonly Span[]): string | null {
  const turns = point.flatMap(({ sentence }) => sentence.turns)
  const inside = ({ from, to }: Span) => turns.filter((turn) => turn >= from[0] && turn <= to[0]).length
  const [best] = spans.toSorted((a, b) => inside(b) - inside(a))
  return best && inside(best) * 2 > turns.length ? best.title : null
}

/** Whether at least half of the content words of a title are the reader's. */
function isNear(title: string, wanted: string): boolean {
  const own = contentStems(title)
  return own.size > 0 && shared(own, contentStems(wanted)) * 2 >= own.size
}

/** The points of the reports with their possible titles, and those that a person accepts. */
export async function labelledTitles(): Promise<Choice[]> {
  const labels = parsed<Record<string, LabelledPoint[]>>('titles.json')
  const spans = parsed<Record<string, Span[]>>('spans.json')
  const choices: Choice[] = []
  const short = readSets().find(({ name }) => name === 'short')!.conversations
  for (const [group, { name, conversation: source }] of [...readTalks(), ...short].entries()) {
    const { analysis } = await analysedReport(source)
    if (!analysis) continue
    const { conversation, known, points } = analysis
    const meant = pointsMeant(
      points.map((point) => ({
        main: point.at(-1)!.sentence,
        sentences: point.flatMap((one) => sentencesIn(one, conversation)),
      })),
    )
    for (const [at, possible] of possibleTitles(meant, conversation, known, titleScore).entries()) {
      const text = pointText(conversation.cast, points[at]!)
      const label = labels[name]?.find(({ said }) => text.includes(said))
      const ofReader = label ? null : titleOfSpan(points[at]!, spans[name] ?? [])
      if (!label && ofReader === null) continue
      const isGood = (title: string) =>
        label ? label.good.includes(title.toLowerCase()) : ofReader !== null && isNear(title, ofReader)
      const right = possible.flatMap((title, place) => (isGood(title.text) ? [place] : []))
      // A reader's own words may be in no possible title: that does not say that none of them is good.
      if (!label && right.length === 0) continue
      choices.push({ group, candidates: possible.map(({ features }) => features), right })
    }
  }
  return choices
}
