import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import type { Secret } from '../units/unit.js'
import { inFullForms } from '../wording/contracted.js'
import { isFit } from './fit-sentence.js'
import { asksForSecret } from './asks-for-secret.js'
import { foundOut } from './found-out.js'
import { isAskedAgain, openSecrets } from './open-secrets.js'
import { acknowledged, awaitedApology } from './soft-words.js'
import { isSought } from './sought.js'
import type { Talk } from './talk.js'
import { toneIn } from './tone-in.js'
import { withYes } from './wording.js'

/** "I keep one thing to myself: my wife began it.", "The real reason is that I am bored", "I left, and told nobody." */
const frame = anyOf(
  loadPatterns('replies/frames-of-secrets', 'keeps', 'tells', 'named', 'reason', 'dash'),
  '^(?:[-–] *)?(?:',
  ')',
)
const toNobody = /,? (?:and|but) (?:have |has )?(?:never )?told (?:nobody|no one|anybody|anyone|a soul)\.$/i

/** "My mother is ill, and that I look after her" */
const secondThat = /^((?:(?!\bthat\b).)+?),? and that (?=(?:I|my|he|she|it|we|they)\b)/i

/** A secret without its frame: "I keep one thing to myself" is no longer true once it is told. */
const withoutFrame = (text: string) =>
  text
    .replace(frame, '')
    .replace(toNobody, '.')
    .replace(secondThat, '$1, and ')
    .replace(/ \((\d{1,2})\)/g, ', $1,')

/** The sentences of a secret that the part can say and has not said. */
const untold = ({ text }: Secret, { conversation }: Talk): string[] =>
  sentencesOf(withoutFrame(text)).filter(
    (sentence) => !conversation.memory.holds(inFullForms(sentence)) && isFit(sentence, [], conversation),
  )

/** The secrets that the person's turns have opened and the part has not told yet. */
function keyed(talk: Talk, isSure = false): string {
  const isKeyed = (secret: Secret) => untold(secret, talk).length > 0 && asksForSecret(secret, talk, isSure)
  const open = openSecrets(talk).find(isKeyed)
  return open ? untold(open, talk).join(' ') : ''
}

/** Whether the person's turn meets the key of a secret that is still kept. */
export const opensSecret = (talk: Talk): boolean => keyed(talk) !== ''

/** Whether it meets one rather than the case of any line. */
export const surelyOpensSecret = (talk: Talk): boolean => keyed(talk, true) !== ''

/** The secret that the person's turn has opened, said for the first time; null if there is none. */
export function openedSecret(talk: Talk): string | null {
  const found = keyed(talk) || foundOut(talk)
  if (!found) return toldAgain(talk)
  const lead = thanks(talk)
  if (lead) return `${lead} ${withoutFrame(found)}`
  const { memory } = talk.conversation
  const honest = honestly.find((words) => !memory.agentTurns.some((turn) => turn.includes(words))) ?? honestly.at(-1)
  return `${honest}, ${withYes(withoutFrame(found))}`
}
/** The words that begin each further secret. */
const honestly = ['To be honest', 'Well, the truth is', 'Then you should also know']

/** An apology that the part waited for, thanks and understanding are acknowledged before it tells more. */
function thanks({ conversation }: Talk): string | null {
  const { text, questions } = conversation.utterance
  if (toneIn(text) === 'apology') return awaitedApology(conversation)
  return questions.length === 0 ? acknowledged(conversation) : null
}

/** The part of a secret that is already told and is asked for again. */
function toldAgain(talk: Talk): string | null {
  const { units, text, conversation } = talk
  const { memory, role } = conversation
  const told = units.secrets.find(
    (each) =>
      memory.holds(inFullForms(withoutFrame(each.text))) &&
      (isSought(each.text, text, role) || isAskedAgain(each, talk)),
  )
  if (!told) return null
  const asked = vectorOf(text)
  const [nearest = ''] = sentencesOf(withoutFrame(told.text)).toSorted(
    (a, b) => nearness(vectorOf(b), asked) - nearness(vectorOf(a), asked),
  )
  const words = `As I said, ${withYes(nearest)}`
  return memory.holds(words) ? null : words
}
