import { asCallError, Button, ErrorBanner, Text } from '@clarity/admin-kit'
import { goalCheckTexts } from '@clarity/contracts/goal-check'
import { Goals } from '@clarity/contracts/goal'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { parse } from 'valibot'
import { goalTestTexts } from '../../../goal-texts'
import { useCheckGoalsMutation } from '../../../scenarios.api'
import type { ScenarioDraft } from '../scenario-draft'
import { ConversationField } from './conversation-field'
import { GoalVerdicts } from '../../../parts/goal-verdicts'
import { TalkFigures } from '../../../parts/talk-figures'
import { turnPath } from '../../../paths'

/** The verdicts that a report of a stored conversation would have on the typed goals. */
export function GoalTest() {
  const { trigger, getValues, control } = useFormContext<ScenarioDraft>()
  const [conversation, setConversation] = useState('')
  const [check, { data, error, isLoading, originalArgs }] = useCheckGoalsMutation()
  const goals = useWatch({ control, name: 'goals' })
  const isCurrent =
    originalArgs?.conversation_id === conversation && JSON.stringify(originalArgs.typed) === JSON.stringify(goals)
  const submit = async () => {
    if (!(await trigger('goals', { shouldFocus: true }))) return
    const typed = structuredClone(getValues('goals') ?? [])
    await check({ conversation_id: conversation, goals: parse(Goals, typed), typed })
  }
  return (
    <>
      <Text size="xs" c="dimmed">
        {goalTestTexts.help}
      </Text>
      <ConversationField chosen={conversation} choose={setConversation} />
      <Button variant="default" loading={isLoading} disabled={conversation === ''} onClick={() => void submit()}>
        {goalTestTexts.check}
      </Button>
      <div role="status">
        {isCurrent && data && (
          <>
            <GoalVerdicts goals={data.goals} turnPath={turnPath(conversation)} opensTab />
            <TalkFigures measures={data.measures} />
          </>
        )}
      </div>
      {isCurrent && error && <ErrorBanner>{asCallError(error).sentence ?? goalCheckTexts.failed}</ErrorBanner>}
    </>
  )
}
