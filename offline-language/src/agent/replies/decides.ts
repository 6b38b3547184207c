/** "All right, yes." says enough: nothing else belongs to it. */
const decision = /^(?:(?:oh|well|good|all right),? )?(?:yes|no|agreed)\b/i

/** Whether a reply says yes or no. */
export const decides = (words: string): boolean => decision.test(words)
