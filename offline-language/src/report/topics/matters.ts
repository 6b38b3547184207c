import { capitalised } from '../../language/tokens/first-letter.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isAbout, isNamed, matterLabel, type MatterName, matterNames } from '../phrase/matters.js'
import type { TopicLabel } from './topic-label.js'

/** "What do you charge?", "that is expensive": about the price, though no one says so. */
const turnsIfUnnamed = 2

/** What happens with a thing, and not what a talk is about: no reader named or accepted one of them. */
const neverTopics: ReadonlySet<MatterName> = new Set(['emergency', 'mistake', 'offer', 'promise'])

/** A matter as a topic, with the sentences that are about it. */
export interface Matter {
  label: TopicLabel
  mentions: Sentence[]
  /** Whether someone says the name itself. */
  isSaid: boolean
}

/** The matters that are talked about, those with most turns first. */
export function mattersIn(sentences: readonly Sentence[]): Matter[] {
  return matterNames
    .filter((name) => !neverTopics.has(name))
    .map((name) => ({
      label: labelOf(matterLabel(name)),
      mentions: sentences.filter(({ text }) => isAbout(text, name)),
      isSaid: sentences.some(({ text }) => isNamed(text, name)),
    }))
    .filter(({ mentions, isSaid }) => turnsOf(mentions) >= (isSaid ? 1 : turnsIfUnnamed))
    .toSorted((a, b) => turnsOf(b.mentions) - turnsOf(a.mentions))
}

export const turnsOf = (mentions: readonly Sentence[]): number =>
  new Set(mentions.map(({ turns: [turn] }) => turn)).size

const labelOf = (name: string): TopicLabel => ({ text: capitalised(name), name, stems: [...contentStems(name)] })
