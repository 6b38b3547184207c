import { asCallError } from '@clarity/admin-kit'
import {
  combinedReportTexts,
  defaultCombinedReportPrompt,
  GenerateCombinedReport,
} from '@clarity/contracts/combined-report'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { useGenerateCombinedReportMutation, type Generated } from '../../combined-reports.api'
import type { Selection } from '../../parts/use-selection'

export interface Generation {
  readonly prompt: string
  /** The prompt was edited and not used yet: it would be lost. */
  readonly isPromptUnused: boolean
  readonly isGenerating: boolean
  /** Why the report cannot be generated. */
  readonly problem: string | null
  readonly generated: Generated | null
  setPrompt(prompt: string): void
  generate(): Promise<void>
}

/** Generates a combined report from the selection, which is cleared afterwards. */
export function useGeneration({ ids, clear }: Selection): Generation {
  const [prompt, setPrompt] = useState<string>(defaultCombinedReportPrompt)
  const [usedPrompt, setUsedPrompt] = useState<string>(defaultCombinedReportPrompt)
  const [problem, setProblem] = useState<string | null>(null)
  const [generated, setGenerated] = useState<Generated | null>(null)
  const [send, { isLoading: isGenerating }] = useGenerateCombinedReportMutation()

  const generate = async () => {
    setGenerated(null)
    const asked = safeParse(GenerateCombinedReport, { conversationIds: [...ids], prompt })
    if (!asked.success) return setProblem(asked.issues[0].message)
    setProblem(null)
    try {
      setGenerated(await send(asked.output).unwrap())
      setUsedPrompt(prompt)
      clear()
    } catch (error) {
      setProblem(asCallError(error).sentence ?? combinedReportTexts.failed)
    }
  }
  return { prompt, setPrompt, isPromptUnused: prompt !== usedPrompt, isGenerating, problem, generated, generate }
}
