import type { Answer } from '../../product/api-client.ts'

export async function expectStatus(expected: number, what: string, answer: Promise<Answer>): Promise<void> {
  const { status } = await answer
  if (status !== expected) throw new Error(`${what} was answered ${status}, not ${expected}.`)
}
