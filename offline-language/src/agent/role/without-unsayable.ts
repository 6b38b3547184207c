import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { senses } from '../written/senses.js'
import type { Role } from './role.js'
import { isKeptBack, isUnsayable, type ReadPrompt, sourceOf, tellsMost } from '../written/read-kinds.js'

/** "I come out with it if you promise …" is no yes. */
const leastSecret = 0.7
const ordersTalk = /^(?:ask|talk|speak|find out|discuss|clarify|check|tell|wants? to know)\b/i

/** "Grace is nervous and asks again and again whether it hurts" */
const keepsAsking = new RegExp(
  `^(?!(?:if|when|once|as soon|should)\\b).*\\basks?${'(?: (?:repeatedly|again|and|over|several|times|often|anxiously|twice))+'} ` +
    '(?:whether|if|what|how|when|why|who|where)\\b',
  'i',
)

/** A role that has nothing to say of what is no matter of the part, or kept back by it. */
export function withoutUnsayable(role: Role, prompt: ReadPrompt): Role {
  const isMatter = (text: string) => {
    const source = sourceOf(text, prompt)
    return !source || !isUnsayable(source)
  }
  const isOpen = (text: string) => {
    const source = sourceOf(text, prompt)
    return !source || !(isUnsayable(source) || (isKeptBack(source) && tellsMost(text, source)))
  }
  const isYes = (text: string) => !senses.tell.test(text) || (sourceOf(text, prompt)?.shares.secret ?? 0) < leastSecret
  const isGiven = (text: string) => prompt.sentences.some((sentence) => sentence.isCue && sentence.text.includes(text))
  const isGoal = (text: string) => {
    const source = sourceOf(text, prompt)?.text ?? ''
    return isOpen(text) || ordersTalk.test(source) || keepsAsking.test(source)
  }
  const open = <Said extends { text: string }>(all: readonly Said[]) =>
    all.filter(({ text }) => sentencesOf(text).every(isOpen))
  const { units } = role
  return {
    ...role,
    introduction: role.introduction && isOpen(role.introduction) ? role.introduction : null,
    // A locked fact may be said once its key is found.
    facts: role.facts.filter(({ text, lock, needs, isGuarded }) =>
      (lock || needs || isGuarded ? isMatter : isOpen)(text),
    ),
    wishes: open(role.wishes),
    goals: role.goals.filter(({ isGeneral, lines }) => isGeneral || lines.some(isGiven) || lines.every(isGoal)),
    units: {
      ...units,
      said: open(units.said),
      onRequest: units.onRequest.filter(({ text }) => isMatter(text) && isYes(text)),
      bargains: units.bargains.filter(({ text }) => isYes(text)),
    },
  }
}
