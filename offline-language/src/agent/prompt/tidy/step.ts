/** A form that no sentence has, and the sentence that it means. */
export type Step = readonly [looks: RegExp, said: string | ((...found: string[]) => string)]

/** The start of a sentence. */
export const starts = '(?<=^|\\n|[.!?] )'
export const fullName = '(?:(?:Mr|Mrs|Ms|Dr|Sir)\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’-]+'

export function withSteps(prompt: string, steps: readonly Step[]): string {
  return steps.reduce((text, [looks, said]) => text.replace(looks, said as string), prompt)
}
