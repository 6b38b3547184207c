/** What a sentence of the prompt adds about the manner of the role, after what it says. */
const notes: readonly RegExp[] = [
  // "Your sister worked here, which you mention if the talk turns to memories"
  /(?:,? (?:which|and|but)| [-–—]) you (?:only |gladly |never |sometimes )?(?:mention|bring up|tell|say|admit|talk about|point out)\b.*$/i,
  // "You changed your phone, which you do not connect with the problem"
  /,? (?:which|but|and) you (?:do not|don't|never) (?:yourself )?(?:connect|see|know|realise|realize|notice|think|mention)\b.*$/i,
  // "You have restarted twice, and are annoyed if you are asked to do it again"
  /,? (?:and|but|so) (?:you )?(?:are|get|become|grow) (?:\p{L}+ )?(?:annoyed|angry|irritated|impatient|upset|cross|offended)\b.*$/iu,
  // "You want no letters; if they threaten you become curt"
  /; (?:if|when) [^;]+ you (?:become|get|go|turn|are|hang|leave|stop|shut|walk)\b.*$/i,
  // "You do not accept that; if it happens you go cold"
  /; if (?:that|this|it) [^,;]+,? you .*$/i,
]
/** "At first you are defensive: you think it is too slow" states what follows. */
const moodBefore = /^at first,? you are (?:\p{L}+ )?\p{L}+(?:(?:,| and| but) \p{L}+)*: (?=you )/iu
const untilAsked = /\b(?:unless|until|only when|only if)\b.*\bask/i

/** A sentence without such notes; guarded if the note lets it be said on a question only. */
export function withoutNotes(whole: string): { text: string; isGuarded: boolean } {
  const sentence = whole.replace(moodBefore, '')
  const found = notes.find((note) => note.test(sentence))
  const note = found?.exec(sentence)?.[0] ?? ''
  // A note that is the whole sentence is none.
  if (!note || sentence.length - note.length < shortest) return { text: sentence, isGuarded: false }
  return { text: `${sentence.slice(0, -note.length)}.`, isGuarded: untilAsked.test(note) }
}

const shortest = 12
