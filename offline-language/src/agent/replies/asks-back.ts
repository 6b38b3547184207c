/** What asks for a wish of the part. */
export const asksWish = /\b(?:want|need|wish|like|hope|expect|hoping|looking for|look for|important|help)\b/i
const wantsToKnow = /^I (?:also |just |only )?(?:want|would like|need) to (?:know|hear|find out|understand)\b/

/** Whether a statement would answer a question with a question of the part: "I want to know where it is." */
export const asksBack = (said: string, question: string): boolean => wantsToKnow.test(said) && !asksWish.test(question)
