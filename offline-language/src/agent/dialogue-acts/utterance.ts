import { contentStems } from '../../language/tokens/content-stems.js'
import { dialogueActOf, type DialogueAct } from './dialogue-act.js'
import { cleanUtterance } from './clean-utterance.js'
import { type Salient, salientIn } from './salient.js'

/** The analysis of the user's last turn: its intent, its topic, and the parts that a reply can name. */
export interface Utterance extends Salient {
  text: string
  act: DialogueAct
  stems: ReadonlySet<string>
  words: number
}

/** `isOpenQuestion` says whether the agent had just asked something. */
export function understand(message: string, isOpenQuestion: boolean): Utterance {
  const text = cleanUtterance(message)
  const words = text.split(/\s+/).filter(Boolean).length
  return { text, words, act: dialogueActOf(text, words, isOpenQuestion), stems: contentStems(text), ...salientIn(text) }
}
