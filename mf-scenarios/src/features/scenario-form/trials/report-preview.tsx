import { asCallError, Button, ErrorBanner, Slot, Text } from '@clarity/admin-kit'
import { PreviewReport, scenarioTrialTexts } from '@clarity/contracts/scenario-trial'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { parse } from 'valibot'
import { usePreviewReportMutation } from '../../../scenarios.api'
import '../../../slot-props'
import { trialTexts } from '../../../trial-texts'
import { ConversationField } from '../goals/conversation-field'
import type { ScenarioDraft } from '../scenario-draft'

const fields = ['title', 'ai_prompt', 'post_call_prompt', 'recipient_role_description', 'language', 'goals'] as const

/** What the report of a stored conversation would say with the typed scenario, beside what readers of it get. */
export function ReportPreview() {
  const { trigger, getValues, control } = useFormContext<ScenarioDraft>()
  const [conversation, setConversation] = useState('')
  const [preview, { data, error, isLoading, originalArgs }] = usePreviewReportMutation()
  const typed = JSON.stringify(useWatch({ control, name: fields }))
  const isOf = originalArgs?.asked.conversation_id === conversation
  const write = async () => {
    if (!(await trigger(fields, { shouldFocus: true }))) return
    const asked = parse(PreviewReport, { conversation_id: conversation, scenario: structuredClone(getValues()) })
    await preview({ asked, typed: JSON.stringify(getValues(fields)) })
  }
  return (
    <>
      <Text size="xs" c="dimmed">
        {trialTexts.previewHelp}
      </Text>
      <ConversationField chosen={conversation} choose={setConversation} />
      <Button variant="default" loading={isLoading} disabled={conversation === ''} onClick={() => void write()}>
        {trialTexts.write}
      </Button>
      <div className="scenario-trial-result">
        {isOf && data && (
          <>
            {originalArgs.typed !== typed && (
              <Text size="sm" c="dimmed" role="status">
                {trialTexts.changed}
              </Text>
            )}
            <Slot name="report-preview" now={data.now} stored={data.stored} />
          </>
        )}
        {isOf && error && <ErrorBanner>{asCallError(error).sentence ?? scenarioTrialTexts.previewFailed}</ErrorBanner>}
      </div>
    </>
  )
}
