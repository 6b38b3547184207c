import { expect, it } from 'vitest'
import { combinedLanguage } from './combined-language.js'

const spanish =
  'Las dos conversaciones tratan de los plazos de entrega y de un presupuesto que todavía no está decidido por el cliente.'

it('is the language of the text, not of its quotes', () => {
  const quotes = `- Ana: “${spanish}” (0:12)\n- Luis: “${spanish}” (1:40)\n\n> ${spanish}`
  expect(combinedLanguage(`## Common Themes\n\nBoth conversations are about the time of delivery.\n\n${quotes}`)).toBe(
    'en',
  )
  expect(combinedLanguage(`## Temas comunes\n\n${spanish}\n\n- Ana: “It is far too late for us, I am afraid.”`)).toBe(
    'es',
  )
})
