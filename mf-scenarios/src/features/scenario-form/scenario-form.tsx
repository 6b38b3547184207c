import { Button, ConfirmDialog, ErrorBanner, Group, UnsavedWarning, useLocation, useNavigate } from '@clarity/admin-kit'
import { SaveScenario } from '@clarity/contracts/scenario'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { listPath } from '../../paths'
import { formTexts, templateFieldTexts } from '../../texts'
import { formValidationError } from './form-validation-error'
import type { ScenarioDraft } from './scenario-draft'
import { AccessSection } from './sections/access-section'
import { AiSection } from './sections/ai-section'
import { BasicSection } from './sections/basic-section'
import { CampaignSection } from './sections/campaign-section'
import { GoalsSection } from './sections/goals-section'
import { RolesSection } from './sections/roles-section'
import { TemplatesSection } from './sections/templates-section'
import { TrialsSection } from './sections/trials-section'
import { useSaveScenario } from './use-save-scenario'

const resolver = standardSchemaResolver(SaveScenario)

interface ScenarioFormProps {
  /** Null for a scenario that does not exist yet. */
  readonly id: string | null
  readonly draft: ScenarioDraft
}

/** All fields of a scenario. It returns to the list once it is saved or canceled. */
export function ScenarioForm({ id, draft }: ScenarioFormProps) {
  const navigate = useNavigate()
  const list = listPath(useLocation().search)
  const form = useForm({ defaultValues: draft, resolver })
  const { errors, isDirty } = form.formState
  const { save, isSaving, isSaved, failure, forgetFailure, ...saving } = useSaveScenario(id)
  const sentence = formValidationError(errors) ?? failure
  const submit = form.handleSubmit((scenario) => (isSaving ? undefined : save(scenario)), forgetFailure)
  /** A draft is stored like any scenario, but is offered to no one until its status is switched on. */
  const submitDraft = form.handleSubmit(
    (scenario) => (isSaving ? undefined : save({ ...scenario, is_active: false })),
    forgetFailure,
  )
  useEffect(() => {
    if (isSaved) void navigate(list)
  }, [isSaved, navigate, list])

  return (
    <FormProvider {...form}>
      <UnsavedWarning isDirty={isDirty && !isSaved} />
      <form className="scenario-form" noValidate onSubmit={(event) => void submit(event)}>
        <BasicSection />
        <AiSection />
        <RolesSection />
        <CampaignSection id={id} />
        <TemplatesSection />
        <GoalsSection />
        <AccessSection />
        <TrialsSection />
        <div className="scenario-form-foot">
          {sentence !== null && <ErrorBanner>{sentence}</ErrorBanner>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => void navigate(list)}>
              {formTexts.cancel}
            </Button>
            {id === null && (
              <Button variant="default" onClick={() => void submitDraft()}>
                {formTexts.saveAsDraft}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {id === null ? formTexts.create : formTexts.save}
            </Button>
          </Group>
        </div>
      </form>
      <ConfirmDialog
        isOpen={saving.question?.isOpen ?? false}
        title={formTexts.confirmMissingOptOut}
        confirm={formTexts.saveAnyway}
        isDangerous
        onConfirm={() => void saving.saveAnyway()}
        onCancel={saving.cancel}
      >
        {saving.question &&
          formTexts.missingOptOut(saving.question.invitations.map((name) => templateFieldTexts[name].label))}
      </ConfirmDialog>
    </FormProvider>
  )
}
