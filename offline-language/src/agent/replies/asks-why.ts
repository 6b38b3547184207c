import { loadPatterns } from '../../data/load-patterns.js'

const { why, suggests, ofPerson, silent } = loadPatterns('replies/asks-why', 'why', 'suggests', 'ofPerson', 'silent')

/** Whether a question asks for a reason of the part: "Why did you stop?", and not "Why don't we sit down?" */
export const asksWhy = (question: string): boolean =>
  why.test(question) && !suggests.test(question) && !ofPerson.test(question)

/** "Why didn't you say anything?" */
export const asksAboutSilence = (question: string): boolean => silent.test(question)
