import { readFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { headings } from '../src/report/title/headings.js'
import { ratedPoints } from '../src/report/title/rated-points.js'
import type { PossibleTopic } from '../src/report/topics/possible-topic.js'
import { possibleTopics } from '../src/report/topics/possible-topics.js'
import { supportOf } from '../src/report/topics/topic-support.js'
import type { TopicLabel } from '../src/report/topics/topic-label.js'
import { talkedIn } from '../src/report/topics/topics.js'
import { analysedReport } from '../src/report/write-report.js'
import { readSets, readTalks } from './conversations.js'
import type { Example } from './logistic.js'

/** What a reader would name as a topic of a talk, what would be accepted, and what not. */
interface Marks {
  named: string[]
  accepted: string[]
  none: string[]
}

const marks = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/topics.json`, 'utf8')) as Readonly<
  Record<string, Marks>
>

/** How much speaks for what is only accepted: a little less than against it, since a talk has few topics. */
const ofAccepted = 0.3

export interface MarkedTopic extends Example {
  label: TopicLabel
  mentions: PossibleTopic['mentions']
  /** The number of turns of its talk. */
  turns: number
}

/** The possible topics of the talks and the short conversations that readers have marked. */
export async function markedTopics(): Promise<MarkedTopic[]> {
  const language = await loadLanguageModel()
  const short = readSets().find(({ name }) => name === 'short')!.conversations
  const found: MarkedTopic[] = []
  for (const [talk, { name, conversation: source }] of [...readTalks(), ...short].entries()) {
    const [marked, { analysis }] = [marks[name], await analysedReport(source)]
    if (!marked || !analysis) continue
    const { conversation, known, candidates, points } = analysis
    const scenario = `${source.scenarioTitle}. ${source.scenarioPrompt}. ${source.postCallPrompt}`
    const rated = ratedPoints(conversation, points, known)
    const support = supportOf(rated, headings(rated))
    const possible = possibleTopics(talkedIn(conversation, scenario, language, candidates, support, known.decided))
    found.push(
      ...possible.flatMap(({ label, mentions, features, vector }) => {
        const aim = aimOf(label.text, marked)
        return aim === null ? [] : [{ label, mentions, features, vector, aim, talk, turns: conversation.turns.length }]
      }),
    )
  }
  return found
}

/** Null for what no reader has seen. */
function aimOf(text: string, { named, accepted, none }: Marks): number | null {
  if (named.includes(text)) return 1
  if (accepted.includes(text)) return ofAccepted
  return none.includes(text) ? 0 : null
}
