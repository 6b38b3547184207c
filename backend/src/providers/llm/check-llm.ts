import { randomInt } from 'node:crypto'
import type { ProviderFinding } from '@clarity/contracts'
import * as v from 'valibot'
import { SpendingHeld } from '../../spending/spending.js'
import { faultFinding } from '../fault.js'
import { bad, caution, good } from '../findings.js'
import { askForJson, type LlmUse } from './ask-for-json.js'
import { LlmFailure } from './llm-failure.js'
import { limitsOf } from './llm-limits.js'
import { openLlm, type Llm } from './llm.js'
import { llmTexts as texts } from './texts.js'

/** An operator waits for the check's result. */
const patienceMs = 20_000

const Sum = v.object({ sum: v.number() })

/** A tiny question, asked as a report is: it proves the address, the key, the model, its limit and its schemas. */
export async function checkLlm(llm: Llm): Promise<ProviderFinding[]> {
  // A new client has learned nothing that the check could miss. Without retries, a failure shows at once.
  const asked: Llm = { ...openLlm(llm.settings, llm.spending), retries: 0 }
  const limitMs = Math.min(patienceMs, llm.settings.timeLimitMs)
  const use: LlmUse = { calls: 0, tokens: { input: 0, output: 0 } }
  const [one, other] = [randomInt(2, 50), randomInt(2, 50)]
  const question = {
    system: 'A program asks whether it reaches you. Answer its sum.',
    prompt: `What is the sum of ${one} and ${other}?`,
    schema: Sum,
    maxTokens: limitsOf(llm.settings).reportTokens,
  }
  try {
    const { sum } = await askForJson(asked, question, AbortSignal.timeout(limitMs), use)
    return [findingOf(asked, use, sum === one + other)]
  } catch (error) {
    if (error instanceof SpendingHeld) return [bad(error.message, texts.heldRemedy)]
    if (!(error instanceof LlmFailure)) throw error
    return [failureOf(error, asked, limitMs / 1000)]
  }
}

function findingOf({ settings: { model }, learned }: Llm, { calls }: LlmUse, isRight: boolean): ProviderFinding {
  if (!isRight) return caution(texts.wrong(model), texts.weakRemedy)
  if (learned.answerTokens > 0) return caution(texts.reasoned(model), texts.reasonedRemedy)
  if (!learned.takesSchemas) return caution(texts.wordsOnly(model), texts.wordsOnlyRemedy)
  return calls > 1 ? caution(texts.repaired(model), texts.weakRemedy) : good(texts.works(model))
}

function failureOf(
  { reason, status, network }: LlmFailure,
  { settings: { vendor, model } }: Llm,
  timeoutSecs: number,
): ProviderFinding {
  const name = texts.vendors[vendor]
  if (reason === 'out-of-tokens') return bad(texts.outOfTokens(model), texts.outOfTokensRemedy)
  if (reason === 'context') return bad(texts.context(name), texts.contextRemedy)
  if (reason === 'account' && status !== 401 && status !== 403)
    return bad(texts.account(name), texts.accountRemedy(vendor))
  const fault = status ?? network ?? (reason === 'timed-out' ? 'timed-out' : null)
  if (fault === null || reason === 'unusable') return bad(texts.unusable(model), texts.weakRemedy)
  if (fault === 404) return bad(texts.unknownModel(model, name), texts.unknownModelRemedy)
  const isAboutTheQuestion = typeof fault === 'number' && fault < 500 && ![401, 403, 429].includes(fault)
  if (isAboutTheQuestion) return bad(texts.notTaken(name, fault), texts.notTakenRemedy)
  return faultFinding(fault, { name, keyVariable: 'LLM_API_KEY', addressVariable: 'LLM_BASE_URL', timeoutSecs })
}
