import { NativeSelect, Text } from '@clarity/admin-kit'
import { namedKinds, type GoalCheck } from '@clarity/contracts/goal'
import type { RefCallback } from 'react'
import { goalTexts, parameterTexts } from '../../../goal-texts'
import { NumberField } from './number-field'
import { PhrasesField } from './phrases-field'

interface CheckParametersProps {
  readonly check: GoalCheck
  readonly error: string | undefined
  readonly inputRef: RefCallback<HTMLElement>
  onChange(check: GoalCheck): void
}

const namedChoices = namedKinds.map((value) => ({ value, label: parameterTexts.named[value] }))

/** The inputs of a check's parameters, if it has any. */
export function CheckParameters({ check, error, inputRef: ref, onChange }: CheckParametersProps) {
  switch (check.kind) {
    case 'asks':
      return (
        <PhrasesField
          {...{ ref, error }}
          label={parameterTexts.about}
          description={goalTexts.phrasesHelp}
          phrases={check.about}
          onChange={(about) => onChange({ ...check, about })}
        />
      )
    case 'says':
    case 'avoids':
      return (
        <PhrasesField
          {...{ ref, error }}
          label={parameterTexts.words}
          description={goalTexts.phrasesHelp}
          phrases={check.words}
          onChange={(words) => onChange({ ...check, words })}
        />
      )
    case 'names':
      return (
        <NativeSelect
          ref={ref}
          label={parameterTexts.what}
          data={namedChoices}
          value={check.what}
          onChange={(event) => onChange({ ...check, what: event.currentTarget.value as (typeof namedKinds)[number] })}
        />
      )
    case 'talk_share':
      return (
        <NumberField
          {...{ ref, error }}
          label={parameterTexts.atMost}
          number={Math.round(check.atMost * 100)}
          onChange={(percent) => onChange({ ...check, atMost: percent / 100 })}
        />
      )
    case 'questions':
      return (
        <NumberField
          {...{ ref, error }}
          label={parameterTexts.atLeast}
          number={check.atLeast}
          onChange={(atLeast) => onChange({ ...check, atLeast })}
        />
      )
    case 'judged':
      return (
        <Text size="xs" c="dimmed">
          {parameterTexts.judgedNote}
        </Text>
      )
    case 'agrees':
      return null
  }
}
