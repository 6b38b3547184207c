import { capitalised } from '../../language/tokens/first-letter.js'
import type { AgentScenario } from './agent-scenario.js'
import { withAcceptanceLists } from './acceptance-lists.js'
import { withoutExercise } from './about-exercise.js'
import { withoutAuthor } from './without-author.js'
import { withFullForms } from './full-forms.js'
import { withOpeningForms } from './opening-forms.js'
import { withVerbs } from './bare-items.js'
import { withCvLines } from './cv-lines.js'
import { withDatedLines } from './dated-lines.js'
import { withoutPartNoun } from './part-noun.js'
import { withListsAsSentences } from './secret-lists.js'
import { withThingLists } from './thing-lists.js'
import { tidyPrompt } from './tidy-prompt.js'
import { unpacked } from './unpacked-sentences.js'

const partHeading =
  '(?:PERSONA|CHARACTER|ROLE|WHO(?: (?:YOU ARE|HE IS|SHE IS))?|IDENTITY|Persona|Character|Role|Who (?:you are|he is|she is)|About you)'
const plainName = '(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+'
/** A heading over the part and a name under it. */
const inBlock = new RegExp(`^(#* *${partHeading}:?\\s*\\n+)(?=${plainName}[,.:\\n])(?![Yy]ou are )`, 'mu')
/** "What he expects: that his son sits in front" */
const expects = /\bWhat (he|she|you) (wants?|expects?|needs?|demands?|asks? for): (?=that |to )/g
/** "You need: short modules" */
const listed = /\b((?:You|He|She) (?:needs?|wants?|expects?)): (?=\p{Ll})/gu
/** "- That she lost the keys" in a list of what is admitted later */
const thatItem = /^(\s*(?:[-*•] |\d+[.)] ))That (\p{L})/gmu
const himself = /\b([Hh]e|[Ss]he) (?:himself|herself) /g

/** A prompt as its author wrote it, in one form: "You are" for the part, a pronoun for "the character", no word on the exercise. */
export function plainPrompt(prompt: string, scenario: AgentScenario): string {
  const text = withOpeningForms(
    withoutExercise(
      tidyPrompt(unpacked(withVerbs(withDatedLines(withAcceptanceLists(withoutAuthor(withFullForms(prompt))))))),
    ),
  )
    .replace(thatItem, (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`)
    .replace(inBlock, '$1You are ')
    .replace(himself, '$1 ')
    .replace(listed, '$1 ')
    .replace(expects, (_, who: string, verb: string) => `${capitalised(who)} ${verb} `)
  const told = withThingLists(withCvLines(withoutPartNoun(text, scenario)))
  return withListsAsSentences(told).replace(/^\s+/, '')
}
