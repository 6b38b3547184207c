import { Button, icons, Text, VisuallyHidden } from '@clarity/admin-kit'
import { mostGoals } from '@clarity/contracts/goal'
import { goalTestTexts, goalTexts } from '../../../goal-texts'
import { FormSection } from '../form-section'
import { GoalCard } from '../goals/goal-card'
import { GoalTest } from '../goals/goal-test'
import { useGoals } from '../goals/use-goals'
import { Disclosure } from '../trials/disclosure'
import '../goals/goals.css'
import '../trials/trials.css'

/** What the person tries to do in the conversation, and a test of it. */
export function GoalsSection() {
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
        <Disclosure title={goalTestTexts.title}>
          <GoalTest />
        </Disclosure>
      )}
    </FormSection>
  )
}
