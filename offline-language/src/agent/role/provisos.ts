import { contentStems } from '../../language/tokens/content-stems.js'
import { type Condition, conditionFrom, isEmpty } from './condition.js'
import { proposedParts, type ProvisoPart } from './proviso-parts.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { withoutNotes } from './notes.js'
import { directQuestion } from '../wording/direct-question.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { toneOf } from './trigger-tone.js'

const patterns = loadPatterns('role/provisos', 'act')

/** Something that the role does on a condition: "You sign only if they promise that it stays quiet after ten". */
export interface Proviso {
  /** "I will sign". */
  promise: string
  action: ReadonlySet<string>
  condition: Condition
  /** What it takes, one by one. */
  parts: ProvisoPart[]
  /** Whether it is the yes to the whole matter. */
  isOfDeal: boolean
  /** The condition as the role says it: "you promise that it stays quiet after ten". */
  text: string
  /** What the role asks or says once it is met: "Where do I sign?" */
  then: string[]
}

const act = patterns.act.source
const ready = '(?:willing|ready|prepared)'
const mayBe = `(?:will |would |can |could |might |may |do )?(?:be (?:willing|ready|prepared|happy) to |are ${ready} to )?`
const onCondition = '(?:if|when|once|unless|provided(?: that)?|as long as|on condition that)'
const proviso = new RegExp(
  `\\byou ${mayBe}(?:only )?((?:${act})\\b[^.;]*?),? (?:but )?(?:only )?${onCondition}:? ([^.]+)`,
  'i',
)
/** "If the manager suggests it": a condition that every question for it meets. */
const isAsking =
  /\b(?:suggests?|asks? for|offers?|proposes?|wants?|requests?|needs?) (?:it|that|this|so)\b|\basked\b|^it /i
/** "If that is promised, say yes and ask where to sign." */
const followUp = /^(?:if|once|when) (?:that|this|it|they do|he does|she does)\b[^,]*, (.+)$/i

export function provisosOf(sentences: readonly string[], counterpart: Counterpart): Proviso[] {
  return sentences.flatMap((sentence, at) => provisoIn(sentence, sentences[at + 1] ?? '', counterpart) ?? [])
}

function provisoIn(sentence: string, next: string, counterpart: Counterpart): Proviso | null {
  const [, action = '', when = ''] = proviso.exec(withoutNotes(sentence).text.replace(/\.$/, '')) ?? []
  // "You take offence if called old" promises nothing.
  if (toneOf(action) === 'harder') return null
  if (!action || isAsking.test(when) || /\b(?:not|never)\b/i.test(sentence.split(action)[0] ?? '')) return null
  const you = when
    .replace(/,? (?:and|but) you\b.*$/i, '')
    .replace(/^(?:somebody|someone|anybody|anyone) /i, 'he or she ')
  const condition = conditionFrom(you, action, counterpart)
  const said = spokenTo(action, counterpart)
  if (isEmpty(condition) || said.length < 3) return null
  return {
    promise: /^(?:agree|accept|say yes)\b/i.test(said) ? `I ${said}` : `I will ${said}`,
    action: contentStems(said.replace(/^(?:agree|accept|say yes)(?: to)? /i, '')),
    condition,
    parts: proposedParts(you, counterpart),
    isOfDeal:
      /^(?:agree|accept|buy|sign|say yes|give|donate|stay(?! (?:polite|calm|friendly|firm|quiet|cool|silent|factual|in)\b)|take|pay|book|order|renew)\b/i.test(
        action,
      ),
    text: counterpart.meant(spokenTo(you, counterpart)).replace(/^You\b/, 'you'),
    then: asksThen(followUp.exec(next.replace(/\.$/, ''))?.[1] ?? '', counterpart),
  }
}

/** The questions among what the role does then. */
function asksThen(main: string, counterpart: Counterpart): string[] {
  return main.split(/,? and /).flatMap((piece) => {
    const asked = /\bask (?:them |him |her |the \w+ )?((?:whether|what|why|how|who|when|where)\b.+)$/i.exec(piece)?.[1]
    return asked ? (directQuestion(spokenTo(asked, counterpart)) ?? []) : []
  })
}
