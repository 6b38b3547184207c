import { loadPatterns } from '../../data/load-patterns.js'

const { asksOther, ofPart, ofOther } = loadPatterns('answers/asked-person', 'asksOther', 'ofPart', 'ofOther')

/** Whether a clause tells of the part what a question asks of somebody else: "Where does your dad live?" and "I live in Leeds". */
export const isOfWrongPerson = (question: string, clause: string): boolean =>
  asksOther.test(question) && ofPart.test(clause) && !ofOther.test(clause)
