import { isThirdPersonVerb } from '../prompt/verb-forms.js'
import {
  type Label,
  asList,
  byPart,
  doing,
  isSentence,
  lower,
  objection,
  sentences,
  startsWithName,
  withPoint,
  withVerb,
} from './label-sentences.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/labels', 'aboutExercise', 'style', 'matter', 'terms', 'refused', 'agreed')

const nothing = () => ''
const isThing = /^(?:[\d$€£]|(?:an?|the|one|two|three|half|more|less|at least|no) )/i

/** "Keep him as a customer", and not "help with the rent". */
const isDeed =
  /^(?:keep|get|be|have|find|know|buy|sell|stay|leave|make|win|avoid|persuade|convince|understand|learn|become|sign|lead|move|see|take|go) /i
/** "Night work is out of the question" */
const isSaid = /^[^,:;]* (?:is|are|was|were|does|do|has|have|will|would|can|cannot|could|should|may|must) /i

const withoutBrackets = (value: string) => value.replace(/ \([^()]*\)/g, '')

/** "start insulin today (fears losing the licence)", "a voucher": what is refused is a deed or a thing. */
function refusing(value: string): string {
  const pieces = withoutBrackets(value).split(/; ?/)
  return pieces
    .map((piece) =>
      isSaid.test(piece)
        ? sentences(piece)
        : /^(?:an?|the|any|more|less|no)\b|^\p{Ll}+s\b/iu.test(piece)
          ? `You refuse ${lower(withPoint(piece))}`
          : `You refuse to ${lower(withPoint(piece))}`,
    )
    .join(' ')
}

/** The first label that matches decides. */
export const labels: readonly Label[] = [
  {
    named: patterns.aboutExercise,
    as: nothing,
  },
  {
    named: /^(?:who|who you are|identity|about you|name|your name|character|persona|the character|you)$/i,
    as: (value) => `You are ${withPoint(value)}`,
  },
  byPart,
  { named: /^age$/i, as: (value) => `You are ${withPoint(value.replace(/^about /, ''))}` },
  {
    named: /^(?:ai |your )?(?:role|part|job|profession|occupation)$/i,
    as: (value) => {
      const what = lower(value)
      if (/^you (?!are\b)\p{Ll}/iu.test(value)) return sentences(value)
      if (isThirdPersonVerb(value.split(' ')[0] ?? '')) return doing(what)
      if (startsWithName.test(value) || /^(?:an?|the|you) /i.test(value)) return `You are ${withPoint(value)}`
      return `You are ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${withPoint(what)}`
    },
  },
  {
    named: patterns.style,
    section: 'Style',
    as: (value) => value,
  },
  {
    named: /^(?:success|success criteria|end|ending|outcome|when it ends|when to end)$/i,
    section: 'Closing',
    as: (value) => value,
  },
  {
    named:
      /^(?:your |typical |her |his )?(?:objections?|worries|concerns|doubts|reservations)$|^(?:he|she|you) objects?$/i,
    section: 'Goals',
    as: (value) => asList(value.split(/[;,] (?!and\b)/).map(objection)),
  },
  {
    named:
      /^(?:your |her |his )?(?:open )?(?:questions|points)(?: (?:he|she|you) (?:asks?|wants? (?:to ask|cleared|answered)))?$/i,
    section: 'Goals',
    as: (value) => asList(value.replace(/ \([^()]*\)(?=\?)/g, '').split(/(?<=\?) /)),
  },
  {
    named: /^(?:he |she |you )?(?:wants? to (?:know|ask|find out)|would like to (?:know|ask))$/i,
    section: 'Goals',
    as: (value) =>
      asList(value.split(/, (?:and )?(?=what|whether|how|when|where|who|why|if)/).map((item) => `Ask ${item}`)),
  },
  {
    named: /^how (?:he|she|you|they) (?:behaves?|acts?|speaks?|talks?|comes across)$/i,
    section: 'Style',
    as: (value) => value,
  },
  { named: /^(?:the )?(?:talk|conversation|call) (?:is over|ends)$/i, section: 'Closing', as: (value) => value },
  {
    named: /^what (?:he|she|you|they) (?:can|could|may) (?:offer|give)$/i,
    as: (value) => `You could offer ${lower(withPoint(value))}`,
  },
  {
    named: /^what (?:he|she|you|they) (?:(?:wants?|needs?|expects?) .*|wants?|expects?)$/i,
    as: (value) => `You want ${isDeed.test(value) ? 'to ' : ''}${lower(withPoint(value))}`,
  },
  {
    named: /^(?:what|which) (?:he|she|you|they|we) (?:have|has|offers?)$/i,
    as: (value) => `You have ${lower(withPoint(value))}`,
  },
  { named: /^what (?:he|she|you|they) looks? for$/i, as: (value) => `You look for ${lower(withPoint(value))}` },
  {
    named: /^(?:context|situation|setting|scene|scenario|place)$/i,
    as: (value) =>
      sentences(
        value
          .split(/(?<=[.;]) /)
          .filter((each) => isSentence.test(each))
          .join(' '),
      ),
  },
  {
    named: patterns.matter,
    as: sentences,
  },
  {
    named: /^ask (?:about|for)$/i,
    section: 'Goals',
    as: (value) =>
      asList(
        value
          .replace(/[.]$/, '')
          .split(/, (?:and )?/)
          .map((item) =>
            /^(?:what|whether|how|when|where|who|why|if)\b/i.test(item) ? `Ask ${item}` : `Ask about ${item}`,
          ),
      ),
  },
  {
    named: /^(?:goal|aim) of the (?:talk|conversation|call|meeting)$/i,
    section: 'Goals',
    as: (value) =>
      asList(
        value
          .replace(/[.]$/, '')
          .split(/,? and (?=how|what|which|when|who|where|whether)/)
          .map((item) => `Ask ${item.replace(/^(?:to )?(?:know|find out|learn) /i, '')}`),
      ),
  },
  // "98 euros per hive and a clause"; a sentence says itself who wants it.
  {
    named: /^(?:your |his |her )?(?:goals?|aims?|objectives?)$/i,
    as: (value) => (isThing.test(value) ? `You want ${lower(withPoint(value))}` : sentences(value)),
  },
  { named: /^(?:your |his |her )?reactions?$/i, as: sentences },
  { named: patterns.refused, as: refusing },
  {
    named: patterns.agreed,
    as: (value) => `You agree to ${lower(withPoint(withoutBrackets(value)))}`,
  },
  {
    named: /^(?:never|do not|don't|must not|forbidden|not allowed|taboos?)$/i,
    as: (value) =>
      value
        .split(/; ?/)
        .map((piece) => `Never ${lower(withPoint(piece))}`)
        .join('\n'),
  },
  {
    named: /^[Ww]hat (?:he|she|you|they|\p{Lu}\p{Ll}+) (?:says?|claims?|tells?|remembers?)(?: .*)?$/u,
    as: sentences,
  },
  {
    named: patterns.terms,
    as: (value) =>
      sentences(value)
        .split(/(?<=\.) /)
        .map(withVerb)
        .join(' '),
  },
]
