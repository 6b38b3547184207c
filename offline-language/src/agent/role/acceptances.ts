import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { spokenTo } from './phrase-goal.js'
import { refusalPatterns } from './refusal-patterns.js'

const { accepts } = refusalPatterns

/** "A cat is fine" */
const isFine =
  /^(?:an? |the )?([\p{L} -]{2,30}?) (?:is|are|would be) (?:fine|okay|welcome|allowed|possible|all right|acceptable)(?=[.,;]|$)/iu
/** "You would be relieved to start at 8" */
const glad = /\byou would be (?:\p{L}+ )?(?:relieved|glad|happy|delighted|grateful) (?:to|for|about) ([^.;]+)/iu

/** What the prompt lets the role agree to: "agrees to a weekly phone call". */
export function acceptancesOf(sentences: readonly string[], counterpart: Counterpart): Acceptance[] {
  return sentences
    .flatMap((sentence) =>
      (wholeOf(accepts.exec(sentence)?.[1]) ?? isFine.exec(sentence)?.[1] ?? glad.exec(sentence)?.[1] ?? '').split(
        /,? (?:or|and) (?:to )?|, (?:to )?/,
      ),
    )
    .map((text) => text.replace(/(?:^| )(?:if|when|once|unless|as long as)\b.*$/, '').trim())
    .map((text) => ({ text: spokenTo(text, counterpart), stems: contentStems(text) }))
    .filter(({ text, stems }) => stems.size > 0 && !notAlone.test(text))
}

/** "Earplugs and a breakfast only with a reduction": neither is enough. */
const wholeOf = (text: string | undefined) => (text && /\bonly (?:with|together|if|in)\b/.test(text) ? '' : text)
/** "A breakfast only with a reduction", "Mr": no thing that is enough. */
const notAlone = /\bonly (?:with|together|if|in)\b|^(?:Mr|Mrs|Ms|Dr)$/

/** What the role can agree to, in its words: "put a carpet under the drums". */
export interface Acceptance {
  text: string
  stems: ReadonlySet<string>
}
