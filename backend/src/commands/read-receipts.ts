import { readFile } from 'node:fs/promises'
import { ErasureReceipt } from '@clarity/contracts'
import * as v from 'valibot'
import type { AppliedReceipt } from '../personal-data/apply-receipts.js'
import { StartFailure } from '../start/start-failure.js'

const Receipts = v.array(ErasureReceipt)

/** The receipts of a file, as GET /api/admin/erasures answers them; one receipt alone is a list of one. */
export async function readReceipts(file: string): Promise<AppliedReceipt[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${file} cannot be read (${error.code}): name the receipts of the erasures.`)
  })
  try {
    const content: unknown = JSON.parse(text)
    return v.parse(Receipts, Array.isArray(content) ? content : [content])
  } catch {
    throw new StartFailure(`${file} has no receipts of erasures: nothing was restored.`)
  }
}
