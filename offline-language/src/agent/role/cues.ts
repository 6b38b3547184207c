import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { directQuestion } from '../wording/direct-question.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { cue } = loadPatterns('role/cues', 'cue')

/** The questions that certain words call for: "When you hear the word cancer, … you ask whether …". */
export interface Cue {
  stems: ReadonlySet<string>
  line: string
}

export function cuesOf(prompt: string, counterpart: Counterpart): Cue[] {
  return prompt
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const [, heard = '', asked = ''] = cue.exec(sentence) ?? []
      const clause = spokenTo(asked.replace(/^if\b/i, 'whether'), counterpart)
      const line = directQuestion(clause)
      return line ? [{ stems: contentStems(heard.replace(/["“”]/g, '')), line }] : []
    })
}
