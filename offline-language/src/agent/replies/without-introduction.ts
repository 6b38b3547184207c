import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asksSelf, introduces } = loadPatterns('replies/introduction', 'asksSelf', 'introduces')

/** What a statement says besides who the part is, if the question is for something else: "How long have you been married?" */
export function withoutIntroduction(said: string | null, question: string): string | null {
  const [first = '', ...rest] = sentencesOf(said ?? '')
  return rest.length > 0 && introduces.test(first) && !asksSelf.test(question) ? rest.join(' ') : said
}
