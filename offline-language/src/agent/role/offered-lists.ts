import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
/** A line that opens a list of what the role wants or may give: "You want:", "You can offer, in this order:". */
const opening =
  /^(you (?:also |really )?(?:want|need|would like|demand|(?:can|could|may|might) (?:\p{L}+ )?(?:offer|give|add)))\b[^.:]{0,60}:\s*$/iu
const item = /^\s*(?:[-*•·–+]|\(?\d{1,2}[.):]|[a-z][.)])\s*(\S.*)$/u
/** "A full refund (you would settle for half)": what is in the brackets is a sentence of its own. */
const aside = /\s*\((you\b[^()]+)\)/iu

/** A prompt in which each item of such a list is a sentence: "You want a full refund." */
export function withListedWishes(prompt: string): string {
  let start = ''
  return prompt
    .split('\n')
    .flatMap((line) => {
      const opened = opening.exec(line.trim())?.[1]
      if (opened) start = opened.replace(/\b(?:can|may|might)\b/i, 'could')
      const [, text = ''] = start ? (item.exec(line) ?? []) : []
      if (opened) return []
      if (!text && line.trim()) start = ''
      return [text ? wishOf(start, text) : line]
    })
    .join('\n')
}

function wishOf(start: string, text: string): string {
  const [, said = ''] = aside.exec(text) ?? []
  const plain = text.replace(aside, '').replace(/[.,;\s]+$/, '')
  const wish = `${start} ${lowerFirst(plain)}.`
  return said ? `${wish} ${capitalised(said)}.` : wish
}
