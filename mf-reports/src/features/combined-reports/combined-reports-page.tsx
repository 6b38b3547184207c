import { mayChange, PageFrame, Stack } from '@clarity/admin-kit'
import { combinedTexts } from './texts'
import { ConversationChoice } from './conversation-choice'
import { GeneratedReports } from './generated-reports'
import { PromptForm } from './prompt-form'
import { useGeneratedReports } from './use-generated-reports'
import { useGeneration } from './use-generation'
import { useSelection } from '../../parts/use-selection'

/** The user selects conversations and writes a prompt; the combined report appears in the list below. */
export function CombinedReportsPage() {
  const selection = useSelection()
  const generation = useGeneration(selection)
  const reports = useGeneratedReports(generation.isGenerating)
  return (
    <PageFrame title={combinedTexts.title}>
      <Stack gap="lg">
        {mayChange() && (
          <>
            <ConversationChoice selection={selection} />
            <PromptForm generation={generation} reports={reports.rows} />
          </>
        )}
        <GeneratedReports reports={reports} />
      </Stack>
    </PageFrame>
  )
}
