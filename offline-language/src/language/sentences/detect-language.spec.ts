import { expect, it } from 'vitest'
import { detectLanguage } from './detect-language.js'

it.each([
  ['Hola, necesito ayuda con mi pedido porque no ha llegado todavía y lo necesito para mañana.', 'en', 'es'],
  ['Hej, jag heter Anna och jag vill prata om min lön för nästa år, och om min bil.', 'en', 'sv'],
  ['I would like to speak about the delivery, because it came two days late again.', 'de', 'en'],
])('finds the language of %j, although %s was expected', (said, expected, language) => {
  expect(detectLanguage(said, expected)).toBe(language)
})

it.each([
  'Hello, I am Mrs. Keller. I have been waiting for you since eight this morning. Hello Mrs. Keller, this is Ann Lee. I see.',
  'Do you know what kind of umbrella I like? You know him, and he means it. Mm-hmm. Hello.',
  'Yes.',
])('stays with the expected language if %j hardly looks more like another', (said) => {
  expect(detectLanguage(said, 'en')).toBe('en')
})
