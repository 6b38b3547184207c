/** A duration in words: '40 seconds', 'one minute', '9 minutes'. */
export function inWords(seconds: number): string {
  if (seconds < 90) return seconds < 55 ? counted(Math.max(1, Math.round(seconds)), 'second') : 'one minute'
  return counted(Math.round(seconds / 60), 'minute')
}

export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`
}

export function listed(items: readonly string[]): string {
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
