import type { Answer } from '@clarity/test-kit/api-client'

export async function expectStatus(expected: number, what: string, answer: Promise<Answer>): Promise<Answer> {
  const answered = await answer
  const { status } = answered
  if (status !== expected) throw new Error(`${what} was answered ${status}, not ${expected}.`)
  return answered
}
