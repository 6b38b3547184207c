import { contentStems } from '../../language/tokens/content-stems.js'
import { dialogueActOf, type DialogueAct } from './dialogue-act.js'
import { heard } from './noise.js'
import { type Salient, salientIn } from './salient.js'

/** What the person said last, as far as it is understood: its intent, what it is about, what can be named in it. */
export interface Utterance extends Salient {
  text: string
  act: DialogueAct
  stems: ReadonlySet<string>
  words: number
}

/** `isOpenQuestion` says whether the agent had just asked something. */
export function understand(message: string, isOpenQuestion: boolean): Utterance {
  const text = heard(message)
  const words = text.split(/\s+/).filter(Boolean).length
  return { text, words, act: dialogueActOf(text, words, isOpenQuestion), stems: contentStems(text), ...salientIn(text) }
}
