import { demoRequestFailedSentence, demoRequestTexts, RequestedDemo } from '@clarity/contracts/demo-request'
import { useState } from 'react'
import { postJson, type CallFailed } from '../../site/api-client'
import { requestTexts } from '../../texts'
import { readCampaign } from './campaign'
import { emptyPerson, toRequestDemo, type DemoDraft } from './demo-draft'
import { RequestForm } from './request-form'
import { RequestedNote } from './requested-note'
import { useScenarios } from './use-scenarios'

const emptyDraft: DemoDraft = { role: 'recipient', scenarioId: undefined, own: emptyPerson, other: emptyPerson }

/** The form that requests a demo, and then what happens next. */
export function DemoRequest() {
  const scenarios = useScenarios()
  const [draft, setDraft] = useState(emptyDraft)
  const [step, setStep] = useState<'form' | 'sending' | 'requested'>('form')
  const [requested, setRequested] = useState<RequestedDemo>()
  const [refusal, setRefusal] = useState<string>()

  async function request(asked: DemoDraft) {
    setDraft(asked)
    setRefusal(undefined)
    setStep('sending')
    try {
      setRequested(await postJson('/api/request-demo', toRequestDemo(asked, readCampaign()), RequestedDemo))
      setStep('requested')
    } catch (error) {
      setRefusal(sentenceOf(error as CallFailed))
      setStep('form')
    }
  }

  function askAgain() {
    // The requester stays the same; the recipient is cleared, to avoid inviting a person twice by mistake.
    setDraft(
      draft.role === 'manager'
        ? { ...draft, other: emptyPerson }
        : { ...draft, own: { ...emptyPerson, name: draft.own.name } },
    )
    setStep('form')
  }

  return (
    <section className="ask" aria-labelledby="ask">
      {step === 'requested' && requested ? (
        <RequestedNote draft={draft} requested={requested} onAgain={askAgain} />
      ) : (
        <>
          <h2 id="ask">{requestTexts.title}</h2>
          <RequestForm
            start={draft}
            scenarios={scenarios}
            isSending={step === 'sending'}
            refusal={refusal}
            onRequest={(asked) => void request(asked)}
          />
        </>
      )}
    </section>
  )
}

function sentenceOf({ message, status, isSaid }: CallFailed): string {
  if (isSaid || status === 0) return message
  return status >= 400 ? demoRequestFailedSentence(status) : demoRequestTexts.failed
}
