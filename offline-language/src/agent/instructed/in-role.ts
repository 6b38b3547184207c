import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { capitalised } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { isWeighty, meaningOf } from '../units/meaning.js'
import type { Units } from '../units/unit.js'
import { isClean } from '../wording/clean-sentence.js'
import { inFirstPerson } from '../wording/first-person.js'
import type { Instructed } from './instructed.js'

/** What the part takes once the person has brought it up. */
export interface HushedOffer {
  /** In the part's words: "I would be happy with a duet." */
  said: string
  stems: ReadonlySet<string>
  /** Those that nothing else has that the part may say: "half" of "half of the garden". */
  own: ReadonlySet<string>
  /** What it is called: "instalments". */
  name: ReadonlySet<string>
}

/** How a part begins and what it does not suggest, in its own words. */
export interface OwnInstructions {
  openings: string[]
  hushed: HushedOffer[]
}

/** How a sentence says that something is taken. */
const general = new Set([
  ...contentStems(
    'would could also still even happy content glad fine okay satisfied accept take live settle agree instead rather well suit solve problem help work do go make',
  ),
])
/** "You would move to 58 if they carry the shed": the condition may be said by anyone. */
const onCondition = /,? (?:if|once|when|as long as|provided|on condition)\b.*$/i
const leastShared = 0.75

/** The words in which the part says a sentence about it: those of the units, which have every name and pronoun right. */
function saidAs(text: string, units: Units, counterpart: Counterpart): string {
  const stems = contentStems(text)
  const read = [...units.said, ...units.onRequest].map((unit) => ({ ...unit, own: contentStems(unit.text) }))
  const found = read.find(
    ({ own }) => shared(own, stems) >= Math.max(stems.size, own.size) * leastShared && own.size > 0,
  )
  return found?.text ?? inFirstPerson(capitalised(text), counterpart)
}

export function ownInstructions(
  { openings, hushed }: Pick<Instructed, 'openings' | 'hushed'>,
  units: Units,
  counterpart: Counterpart,
): OwnInstructions {
  const texts = new Set(hushed.map(({ text }) => inFirstPerson(capitalised(text), counterpart)))
  return {
    openings: openings.map((text) => saidAs(text, units, counterpart)).filter(isClean),
    hushed: hushed.map(({ text, name }) => {
      const said = inFirstPerson(capitalised(text), counterpart)
      const stems = new Set(
        [...meaningOf(text.replace(onCondition, ''))].filter((stem) => isWeighty(stem) && !general.has(stem)),
      )
      const others = units.said.filter((unit) => unit.text !== said && !texts.has(unit.text))
      const own = [...stems].filter((stem) => !others.some((unit) => unit.stems.has(stem)))
      return {
        said,
        stems,
        own: new Set(own.length > 0 ? own : stems),
        name: new Set([...meaningOf(name)].filter(isWeighty)),
      }
    }),
  }
}
