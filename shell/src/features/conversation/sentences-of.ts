/** A text sentence by sentence; split by punctuation alone if the browser lacks the language's rules. */
export function sentencesOf(text: string, language: string): string[] {
  const parts =
    'Segmenter' in Intl
      ? // oxlint-disable-next-line compat/compat -- asked for in the line above
        Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
      : (text.match(/[^.!?…。！？]+[.!?…。！？]*|[.!?…。！？]+/g) ?? [])
  return parts.map((part) => part.trim()).filter(Boolean)
}
