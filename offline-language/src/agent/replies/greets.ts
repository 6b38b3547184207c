/** "Good morning, thanks for your time" begins a conversation. */
export const greets = /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day))\b/i
