const border = /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?]["”']? )(?=["“]?\p{Lu})/u

/** A prompt with each sentence as it is read; the sentence before it is given, too. */
export const bySentence = (prompt: string, read: (sentence: string, before: string) => string): string =>
  prompt
    .split('\n')
    .map((line) => {
      const sentences = line.split(border)
      return sentences.map((sentence, at) => read(sentence, sentences[at - 1] ?? '')).join('')
    })
    .join('\n')
