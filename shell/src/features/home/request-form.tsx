import type { DemoRole } from '@clarity/contracts/demo-request'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../parts/button'
import { Notice } from '../../parts/notice'
import { takeEarlySubmit } from '../../site/early-submit'
import { requestTexts } from '../../texts'
import { findValidationErrors, type DemoDraft, type DraftField } from './demo-draft'
import { PersonFields } from './person-fields'
import { RoleChoice } from './role-choice'
import { ScenarioChoice } from './scenario-choice'
import { usePhoneInput } from './use-phone-input'
import type { Scenarios } from './use-scenarios'

interface RequestFormProps {
  start: DemoDraft
  scenarios: Scenarios
  isSending: boolean
  /** Why the last attempt was refused. */
  refusal: string | undefined
  onRequest: (draft: DemoDraft) => void
}

export function RequestForm({ start, scenarios, isSending, refusal, onRequest }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState(start.role)
  const [picked, setPicked] = useState(start.scenarioId)
  const [phones, setPhones] = useState({ own: start.own.phone, other: start.other.phone })
  const [validationErrors, setValidationErrors] = useState<ReadonlyMap<DraftField, string>>(new Map())
  const [isWanted, setWanted] = useState(false)
  const PhoneInput = usePhoneInput()

  const list = scenarios.state === 'ready' ? scenarios.list : []
  const chosen = list.some(({ id }) => id === picked) ? picked : list[0]?.id
  const isReady = scenarios.state !== 'loading' && PhoneInput !== undefined
  const isBusy = isSending || isWanted
  const isManager = role === 'manager'

  useEffect(() => {
    // The HTML can be used before the app has loaded: choices and a submit made before are kept.
    const chosenEarly = (name: string) => form.current!.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value
    const [earlyRole, earlyScenario] = [chosenEarly('role'), chosenEarly('scenario')]
    if (earlyRole) setRole(earlyRole as DemoRole)
    if (earlyScenario) setPicked(earlyScenario)
    if (takeEarlySubmit()) setWanted(true)
  }, [])
  useEffect(() => {
    if (!isWanted || !isReady) return
    setWanted(false)
    form.current!.requestSubmit()
  }, [isWanted, isReady])

  const forget = (field: DraftField) => {
    if (validationErrors.has(field))
      setValidationErrors(new Map([...validationErrors].filter(([key]) => key !== field)))
  }

  function readPerson(whose: 'own' | 'other') {
    const input = form.current!.elements.namedItem(`${whose}-name`) as HTMLInputElement | null
    return { name: input?.value.trim() ?? '', phone: phones[whose] }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (!isReady) return setWanted(true)
    const draft = { role, scenarioId: chosen, own: readPerson('own'), other: readPerson('other') }
    const found = findValidationErrors(draft)
    // Rendered first: a screen reader reads the field's error when the focus arrives.
    flushSync(() => setValidationErrors(found))
    const [first] = found.keys()
    if (first) document.getElementById(first)?.focus()
    else onRequest(draft)
  }

  const person = (whose: 'own' | 'other', text: { name: string; phone: string }) => (
    <PersonFields
      whose={whose}
      labels={text}
      person={start[whose]}
      phone={phones[whose]}
      validationErrors={validationErrors}
      PhoneInput={PhoneInput}
      onTouch={forget}
      onPhone={(phone) => setPhones((all) => ({ ...all, [whose]: phone }))}
    />
  )

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <RoleChoice
        role={role}
        onChoose={(next) => {
          setRole(next)
          setValidationErrors(new Map())
        }}
      />
      <ScenarioChoice
        scenarios={scenarios}
        chosen={chosen}
        error={validationErrors.get('scenario')}
        onChoose={setPicked}
      />
      <fieldset>
        {/* The same fields for both roles: who asks keeps what was typed when the role changes. */}
        <legend className={isManager ? 'group' : 'unseen'}>
          {isManager ? requestTexts.manager : requestTexts.self}
        </legend>
        {person('own', requestTexts.own[role])}
      </fieldset>
      {isManager && (
        <fieldset>
          <legend className="group">{requestTexts.recipient}</legend>
          {person('other', requestTexts.other)}
        </fieldset>
      )}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className="send">
        <Button type="submit" busy={isBusy}>
          {isBusy ? requestTexts.busy : requestTexts.submit[role]}
        </Button>
        <p className="soft small">{requestTexts.consent[role]}</p>
      </div>
    </form>
  )
}
