const frame = /^(?:I (?:want|need|would like)(?: to have)?|I['’]d like(?: to have)?|What I need is|Can we settle on) /i

/** What a sentence wishes, without the words around it: "I want a date", "What I need is a date" are both "a date". */
export const wishedThing = (text: string): string =>
  text
    .replace(/ \([^()]*\)/g, '')
    .replace(/[.!?]+$/, '')
    .replace(frame, '')
    .toLowerCase()
