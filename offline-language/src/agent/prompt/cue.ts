const words = '(?:Ask|Say|Line):? ["“]'
/** 'Ask: "Who pays for my day?"' gives the words of a goal: they are said as they stand, and answer nothing. */
const givesWords = new RegExp(`^${words}`)
const ofGoal = new RegExp(`(?:^|[.!?] )${words}`)

/** Ahead of a line of the prompt: it is no goal with its words. */
export const notOfGoal = `(?![^\\n]*\\b${words})`

/** Whether a sentence gives the words of a goal, or is the order before them: 'Proof: want evidence. Ask: "Who uses it?"' */
export const isCue = (text: string, next: string | undefined): boolean =>
  givesWords.test(text) || givesWords.test(next ?? '')

/** Whether a line of the prompt is a goal with its words. */
export const hasCue = (line: string): boolean => ofGoal.test(line)
