import type { ActionItem } from '@clarity/contracts'
import type { Tagger } from '../../src/language/tokens/language-model.js'
import type { Labels } from '../conversations.js'
import type { Evaluated } from '../evaluated.js'
import { stemsOf } from '../rouge.js'

type Label = Labels['actionItems'][number]

export interface ActionItemMeasures {
  precision: number
  recall: number
  /** Action items without a label, with the conversation's name. */
  wrong: string[]
  /** Labels that no action item fits. */
  missed: string[]
}

/** An action item fits a label of its owner if they share half of the words, and its quote is from that turn. */
export function actionItemMeasures(all: readonly Evaluated[], tag: Tagger): ActionItemMeasures {
  const [wrong, missed]: string[][] = [[], []]
  let [given, wanted] = [0, 0]
  for (const { name, report, labels } of all) {
    if (!labels) continue
    const left = [...labels.actionItems]
    given += report.actionItems.length
    wanted += left.length
    for (const item of report.actionItems) {
      const at = left.findIndex((label) => fits(item, label, tag))
      if (at < 0) wrong?.push(`${name}: ${item.text}`)
      else left.splice(at, 1)
    }
    missed?.push(...left.map(({ text }) => `${name}: ${text}`))
  }
  return {
    precision: (given - (wrong?.length ?? 0)) / Math.max(1, given),
    recall: (wanted - (missed?.length ?? 0)) / Math.max(1, wanted),
    wrong: wrong ?? [],
    missed: missed ?? [],
  }
}

function fits(item: ActionItem, label: Label, tag: Tagger): boolean {
  const [said, expected] = [stemsOf(item.text, tag), stemsOf(label.text, tag)]
  const common = expected.filter((stem) => said.includes(stem)).length
  const isThere = item.evidence?.some(({ turn }) => turn === label.turn) ?? false
  return isThere && item.owner === label.owner && common * 2 >= expected.length
}
