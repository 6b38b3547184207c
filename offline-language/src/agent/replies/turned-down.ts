const no =
  /^(?:no\b|certainly not|i am afraid not|not again)|\bi am sorry,? (?:no|not|that)|\b(?:not acceptable|does not work|cannot agree|is not possible|out of the question|say no|stays a no|another way|too (?:little|much))\b/i

/** Whether the agent said no to the person's turn. */
export function isTurnedDown(spoken: readonly { role: 'agent' | 'user'; message: string }[], turn: number): boolean {
  const places = spoken.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  return no.test(spoken[(places[turn] ?? spoken.length) + 1]?.message ?? '')
}
