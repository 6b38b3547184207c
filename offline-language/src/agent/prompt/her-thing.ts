import { loadPatterns } from '../../data/load-patterns.js'

const { noThing, moved, mood, sent } = loadPatterns('prompt/in-second-person', 'noThing', 'moved', 'mood', 'sent')

/** Whether the "her" at a place of a text has what is hers after it: "her car", and not "wounded her more than that". */
export function isHers(text: string, at: number): boolean {
  const after = /^her ([\p{L}\d].*)/isu.exec(text.slice(at))?.[1]
  if (after === undefined || noThing.test(after)) return false
  const before = text.slice(0, at)
  // "That made her sad", "He sent her home"
  return !(moved.test(before) && mood.test(after)) && !(sent.test(before) && /^home\b/i.test(after))
}

/** A text with its words "her" changed, what she owns and whom something is done to each in its own way. */
export function withHer(text: string, change: (word: string, isOwner: boolean, before: string) => string): string {
  return text.replace(/\bher\b/gi, (word, at: number) => change(word, isHers(text, at), text.slice(0, at)))
}
