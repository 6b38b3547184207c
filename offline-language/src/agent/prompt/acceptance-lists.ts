import { asInSentence, capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { heading } = loadPatterns('prompt/acceptance-lists', 'heading')

const refusing = /not|n['’]t|never|refuse/i
const bullet = /^\s*(?:[-*•·–]|\d+[.)])\s+(.*?)[.;]?$/u

/** "WHAT SHE WOULD ACCEPT" over a list: what each line of it is to the part. */
export function withAcceptanceLists(prompt: string): string {
  let says: string | null = null
  return prompt
    .split('\n')
    .map((line) => {
      const [, who = 'you', does = ''] = heading.exec(line.trim()) ?? []
      if (does) {
        says = `${capitalised(who.toLowerCase())} ${refusing.test(does) ? 'will not accept' : 'would accept'}`
        return '## Matter'
      }
      const item = bullet.exec(line)?.[1]
      if (item === undefined && line.trim() !== '') says = null
      return says && item ? `${says} ${asInSentence(item)}.` : line
    })
    .join('\n')
}
