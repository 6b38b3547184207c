import { ApiClient } from '@clarity/test-kit/api-client'

/** A network that tries one unknown short link more than allowed: its next one requires a proof of work. */
export async function fillGuesses(url: string): Promise<void> {
  const guesser = new ApiClient(url)
  for (let guess = 0; guess <= 20; guess += 1)
    await guesser.get(`/api/shortcode/q${1000 + guess}`, { 'x-forwarded-for': '203.0.113.1' })
}
