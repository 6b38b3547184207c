import { readFileSync } from 'node:fs'
import { vectorOf } from '../src/language/encoder/sentence-vector.js'
import { contentStems, shared } from '../src/language/tokens/content-stems.js'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { tasksByRules } from '../src/report/assemble/tasks-by-rules.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { withoutRepeats } from '../src/report/select/without-repeats.js'
import { possibleTasks } from '../src/report/worth/task-worth.js'
import { type Labels, readSets, readTalks } from './conversations.js'
import type { Example } from './logistic.js'

/** The sentences of a talk that hold a task, by their turn. */
type Marks = Readonly<Record<string, readonly string[]>>

const marks = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/tasks.json`, 'utf8')) as Readonly<
  Record<string, Marks>
>

/** The sentences of the talks and the short conversations that may hold a task, and which do. */
export async function markedTasks(): Promise<Example[]> {
  const language = await loadLanguageModel()
  const short = readSets().find(({ name }) => name === 'short')!.conversations
  const all = [...readTalks().map((one) => ({ ...one, labels: null })), ...short]
  return all.flatMap(({ name, conversation: source, labels }, talk) => {
    if (!labels && !marks[name]) return []
    const { conversation, moves } = readForReport(source, language)
    return possibleTasks(moves, withoutRepeats(tasksByRules(conversation, moves))).flatMap(
      ({ piece, at, features }) => {
        const texts = moves.turns[at]!.pieces.map(({ text }) => text)
        const isTask = labels
          ? isLabelled(piece, texts, labels)
          : (marks[name]?.[piece.turn]?.includes(piece.text) ?? false)
        return isTask === null ? [] : [{ talk, features, vector: vectorOf(piece.text), aim: Number(isTask) }]
      },
    )
  })
}

/** A label names only its turn: the sentence that shares most words with it is meant; null for the others of that turn. */
function isLabelled(
  { turn, text }: { turn: number; text: string },
  texts: readonly string[],
  { actionItems }: Labels,
): boolean | null {
  const labels = actionItems.filter((one) => one.turn === turn).map((one) => contentStems(one.text))
  if (labels.length === 0) return false
  const isMeant = labels.some((label) => {
    const own = shared(contentStems(text), label)
    return own > 0 && own === Math.max(...texts.map((one) => shared(contentStems(one), label)))
  })
  return isMeant ? true : null
}
