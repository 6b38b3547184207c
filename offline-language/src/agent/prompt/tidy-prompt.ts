import { instructionTails } from './tidy/instruction-tails.js'
import { keptBackForms } from './tidy/kept-back-forms.js'
import { occasionForms } from './tidy/occasion-forms.js'
import { listForms } from './tidy/list-forms.js'
import { sentenceForms } from './tidy/sentence-forms.js'
import { withQuestionLists } from './tidy/question-lists.js'
import { withSteps } from './tidy/step.js'
import { whoForms } from './tidy/who-forms.js'

const label = /(?:^|[.!?] )\p{Lu}\p{L}*(?: \p{Ll}+){0,3}: (?=[^.]{2,60}\.)/gu
const fewestLabels = 3

/** "Name: Harold Simms. Age: 59. Job: bus driver.": what a form says in one line, in a line each. */
function withLineForEach(line: string): string {
  return (line.match(label)?.length ?? 0) >= fewestLabels ? line.replace(/\.\s+(?=\p{Lu})/gu, '.\n') : line
}

/** A prompt in plain sentences, without its author's lists, labels and brackets. */
export function tidyPrompt(prompt: string): string {
  const isSmall = /^\p{Ll}/u.test(prompt.trim())
  const written = isSmall ? prompt.replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase()) : prompt
  const lines = written.split('\n').map(withLineForEach).join('\n')
  return withSteps(withQuestionLists(lines), [
    ...instructionTails,
    ...occasionForms,
    ...keptBackForms,
    ...listForms,
    ...whoForms,
    ...sentenceForms,
  ])
}
