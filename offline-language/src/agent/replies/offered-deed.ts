import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'

const { deed, ofTalk } = loadPatterns('replies/offered-deed', 'deed', 'ofTalk')

/** Whether the person offers to do something, besides talking: "I could put up a sign", and not "I would like to hear that". */
export const offersDeed = (text: string): boolean =>
  sentencesOf(text).some((sentence) => deed.test(sentence) && deed.test(sentence.replace(ofTalk, '')))
