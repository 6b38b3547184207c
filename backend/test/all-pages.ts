import { array, type GenericSchema, type InferOutput } from 'valibot'
import type { Answer, ApiClient } from './api-client.js'

/** Address of the next page, or null on the last one. */
export function nextPage(answer: Answer): string | null {
  return /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
}

/** Every row of a list, page after page; each page is parsed with the row's contract. */
export async function readAllPages<Schema extends GenericSchema>(
  client: ApiClient,
  path: string,
  schema: Schema,
): Promise<InferOutput<Schema>[][]> {
  const pages: InferOutput<Schema>[][] = []
  for (let next: string | null = path; next !== null;) {
    const answer = await client.get(next)
    pages.push(answer.as(array(schema)))
    next = nextPage(answer)
  }
  return pages
}
