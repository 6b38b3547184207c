import { contentStems } from '../../language/tokens/content-stems.js'
import { capitalised } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAbout, isNamed, matterLabel, matterNames } from '../phrase/matters.js'
import type { TopicLabel } from './topic-label.js'

const most = 6

/** A matter as a topic, with the sentences that are about it. */
export interface Matter {
  label: TopicLabel
  mentions: Sentence[]
}

/** The matters that are talked about, those with most turns first. */
export function mattersIn(sentences: readonly Sentence[]): Matter[] {
  return matterNames
    .filter((name) => sentences.some(({ text }) => isNamed(text, name)))
    .map((name) => ({ name, mentions: sentences.filter(({ text }) => isAbout(text, name)) }))
    .filter(({ mentions }) => turnsOf(mentions) > 0)
    .toSorted((a, b) => turnsOf(b.mentions) - turnsOf(a.mentions))
    .slice(0, most)
    .map(({ name, mentions }) => ({ label: labelOf(matterLabel(name)), mentions }))
}

export const turnsOf = (mentions: readonly Sentence[]): number =>
  new Set(mentions.map(({ turns: [turn] }) => turn)).size

const labelOf = (name: string): TopicLabel => ({ text: capitalised(name), name, stems: [...contentStems(name)] })
