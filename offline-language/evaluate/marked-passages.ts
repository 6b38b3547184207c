import { readFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { pointText } from '../src/report/select/point-text.js'
import { type ReadPassage, readPassages } from '../src/report/worth/passage-worth.js'
import { readSets, readTalks } from './conversations.js'

/** The heart of a talk, worth telling, trivial, unclear, false: see test-data/README.md. */
export type Mark = 'A' | 'B' | 'C' | 'U' | 'F'

export interface MarkedPassage extends Pick<ReadPassage, 'features' | 'vector'> {
  mark: Mark
  /** The place of its talk. */
  talk: number
}

const marks = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/marks.json`, 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Mark>>>
>

/** "He (Tom) left.": who is meant was not marked. */
const withoutPersons = (text: string): string =>
  text.replace(/\b(he|she|him|hers?|his)((?:['’]\p{L}+)?) \([^)]*\)/giu, '$1$2')

/** What could be a point of the marked talks, with its mark; what is no longer quoted so is left out. */
export async function markedPassages(): Promise<MarkedPassage[]> {
  const language = await loadLanguageModel()
  const all = [...readTalks(), ...readSets().flatMap(({ conversations }) => conversations)]
  return all.flatMap(({ name, conversation: source }, talk) => {
    const own = marks[name]
    if (!own) return []
    const { conversation, inTurns, possible } = readForReport(source, language)
    const once = new Map<string, MarkedPassage>()
    for (const { passage, ...read } of readPassages(possible, conversation, inTurns, source.scenarioPrompt)) {
      const text = withoutPersons(pointText(conversation.cast, passage.point))
      const mark = own[text]
      if (mark) once.set(text, { ...read, mark, talk })
    }
    return [...once.values()]
  })
}
