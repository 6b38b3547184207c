import { Button, icons, Text, useDisclosure, VisuallyHidden } from '@clarity/admin-kit'
import { mostGoals } from '@clarity/contracts/goal'
import { useId } from 'react'
import { goalTestTexts, goalTexts } from '../../../goal-texts'
import { FormSection } from '../form-section'
import { GoalCard } from '../goals/goal-card'
import { GoalTest } from '../goals/goal-test'
import { useGoals } from '../goals/use-goals'
import '../goals/goals.css'

/** What the person tries to do in the conversation, and a test of it. */
export function GoalsSection() {
  const [isTried, { toggle }] = useDisclosure()
  const testId = useId()
  const { fields, list, said, isFull, add, move, remove } = useGoals()
  return (
    <FormSection name="goals">
      <div ref={list} className="scenario-goals">
        {fields.length === 0 && <Text size="sm">{goalTexts.none}</Text>}
        {fields.map(({ id }, index) => (
          <GoalCard key={id} index={index} isLast={index === fields.length - 1} move={move} remove={remove} />
        ))}
        <Button
          variant="default"
          className="scenario-goal-add"
          leftSection={<icons.Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          {goalTexts.add}
        </Button>
        {isFull && (
          <Text size="xs" c="dimmed">
            {goalTexts.full(mostGoals)}
          </Text>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      {fields.length > 0 && (
        <Button
          variant="default"
          className="scenario-goal-try"
          rightSection={
            <icons.ChevronDown size={16} className={isTried ? 'scenario-goal-up' : undefined} aria-hidden />
          }
          aria-expanded={isTried}
          aria-controls={testId}
          onClick={toggle}
        >
          {goalTestTexts.title}
        </Button>
      )}
      {fields.length > 0 && isTried && <GoalTest id={testId} />}
    </FormSection>
  )
}
