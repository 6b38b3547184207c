/** Seconds as m:ss; more than an hour stays in minutes. */
export function clock(secs: number): string {
  const whole = Math.max(0, Math.floor(secs))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
