import { withFullForms } from '../prompt/full-forms.js'

/** The words of a text alone, in full forms and small letters: what is quoted is compared by them. */
export const plainWords = (text: string): string =>
  withFullForms(text)
    .toLowerCase()
    .replace(/[^\p{L}\d\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
