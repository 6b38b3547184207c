const begins = '(?:You|She|He) (?:begin|start|open)s?(?: the (?:call|talk|conversation|meeting))?'
const says = '(?: by saying|,? and say| with(?: the words)?)?[:,]?'
const looks = new RegExp(`(?<=^|\\n|[.!?]["”']? )${begins}${says} (?:"(?<plain>[^"]+)"|“(?<curly>[^”]+)”)\\.? ?`, 'u')

/** What a prompt has the part say first, word for word, and the prompt without it: 'You begin by saying: "Who is in charge here?"'. */
export function quotedOpening(prompt: string): { said: string; prompt: string } {
  const found = looks.exec(prompt)
  const said = found?.groups?.['plain'] ?? found?.groups?.['curly'] ?? ''
  return { said, prompt: found ? prompt.replace(found[0], '') : prompt }
}
