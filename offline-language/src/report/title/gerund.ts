/** Verbs that double their last letter: of one syllable with one vowel, or stressed at the end. */
const doubles =
  /^(?:[^aeiou]*[aeiou][bdgmnprt]|begin|forget|admit|commit|submit|permit|refer|prefer|transfer|cancel|travel)$/

/** "Moving" of "move": a verb as the name of a deed. */
export function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  if (/[^eoy]e$/.test(verb)) return verb.replace(/e$/, 'ing')
  return doubles.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}
