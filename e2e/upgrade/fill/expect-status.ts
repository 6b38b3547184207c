import type { Answer } from '@clarity/test-kit/api-client'

export async function expectStatus(expected: number, what: string, answer: Promise<Answer>): Promise<void> {
  const { status } = await answer
  if (status !== expected) throw new Error(`${what} was answered ${status}, not ${expected}.`)
}
