import { loadPatterns } from '../../data/load-patterns.js'

const { asksOther, ofPart, ofOther } = loadPatterns('answers/asked-person', 'asksOther', 'ofPart', 'ofOther')

/** Whether a question is about somebody else and the clause about the part: "Where does your dad live?" and "I live in Leeds". */
export const isOfWrongPerson = (question: string, clause: string): boolean =>
  asksOther.test(question) && ofPart.test(clause) && !ofOther.test(clause)
