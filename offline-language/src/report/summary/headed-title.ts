import { loadPatterns } from '../../data/load-patterns.js'

const { headed, besides, asksWho, several, noNoun, article, uncounted, post } = loadPatterns(
  'headed-title',
  'headed',
  'besides',
  'asksWho',
  'several',
  'noNoun',
  'article',
  'uncounted',
  'post',
)

/**
 * What a title names after who talks or how: "mould in the back bedroom" of "Landlord and tenant: mould in the back bedroom",
 * "the annual pay (fitter)" of "Annual pay talk, fitter"; null if it names no thing.
 */
export function headedThing(title: string, lowered: (text: string) => string): string | null {
  const { heading = '', thing = '' } = headed.exec(title)?.groups ?? {}
  if (thing !== '') {
    if (post.test(heading)) return article.test(thing) ? null : `the post of ${lowered(thing)}`
    return noNoun.test(thing) ? null : withArticle(lowered(thing))
  }
  const { thing: first = '', more = '' } = besides.exec(title)?.groups ?? {}
  return first === '' ? null : `${withArticle(lowered(first.trim()))} (${more})`
}

/** "The late delivery", but "missed handovers" and "who looks after Mum". */
const withArticle = (thing: string): string =>
  article.test(thing) || asksWho.test(thing) || several.test(thing) || uncounted.test(thing) ? thing : `the ${thing}`
