import { Button, Group, TextInput, useDisclosure } from '@clarity/admin-kit'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { trialTexts } from '../../../trial-texts'
import type { ScenarioDraft } from '../scenario-draft'
import { onEnter } from './on-enter'
import { wordsOfLines } from './with-line'

interface OtherWordsProps {
  add(words: string): void
}

/** A better answer, which becomes a line of the prompt; the words of its lines are suggested. The form around it must not take its Enter. */
export function OtherWords({ add }: OtherWordsProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const { getValues } = useFormContext<ScenarioDraft>()
  const suggestions = useId()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const submit = () => {
    if (words === '') return
    close()
    add(words)
  }
  if (!isOpen)
    return (
      <Button variant="subtle" size="compact-xs" onClick={open}>
        {trialTexts.better}
      </Button>
    )
  return (
    <div className="scenario-talk-better">
      <TextInput
        label={trialTexts.betterLabel}
        description={trialTexts.betterHelp}
        value={typed}
        maxLength={1000}
        autoComplete="off"
        autoFocus
        list={suggestions}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          onEnter(submit)(event)
        }}
      />
      <datalist id={suggestions}>
        {wordsOfLines(getValues('ai_prompt')).map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" disabled={words === ''} onClick={submit}>
          {trialTexts.addLine}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={close}>
          {trialTexts.cancel}
        </Button>
      </Group>
    </div>
  )
}
