const count = (text: string, looks: RegExp) => text.match(looks)?.length ?? 0

/** How a prompt speaks of the part. */
export function pronounIn(prompt: string): 'you' | 'he' | 'she' {
  const he = count(prompt, /\b(?:he|his|him)\b/gi)
  const she = count(prompt, /\b(?:she|her)\b/gi)
  if (count(prompt, /\b(?:you|your)\b/gi) >= Math.max(he, she)) return 'you'
  return he >= she ? 'he' : 'she'
}
