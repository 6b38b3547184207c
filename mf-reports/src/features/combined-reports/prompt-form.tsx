import { Button, Card, ErrorBanner, Group, icons, Loader, Textarea, UnsavedWarning } from '@clarity/admin-kit'
import { defaultCombinedReportPrompt, type CombinedReportRow } from '@clarity/contracts/combined-report'
import { promptTexts } from './texts'
import { GenerationResult } from './generation-result'
import type { Generation } from './use-generation'
import './prompt-form.css'

interface PromptFormProps {
  readonly generation: Generation
  readonly reports: readonly CombinedReportRow[]
}

const promptMaxLength = 20_000

/** The prompt, and the button that generates the report. */
export function PromptForm({ generation, reports }: PromptFormProps) {
  const { prompt, setPrompt, isPromptUnused, isGenerating, problem, generated, generate } = generation
  return (
    <Card
      withBorder
      bg="var(--mantine-color-body)"
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        void generate()
      }}
    >
      <Textarea
        label={promptTexts.label}
        description={promptTexts.hint}
        value={prompt}
        maxLength={promptMaxLength}
        autosize
        minRows={6}
        classNames={{ input: 'reports-prompt' }}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      {problem !== null && <ErrorBanner>{problem}</ErrorBanner>}
      <Group justify="space-between" mt="sm" gap="sm">
        <Button
          variant="default"
          leftSection={<icons.RotateCcw size={16} aria-hidden />}
          disabled={prompt === defaultCombinedReportPrompt}
          onClick={() => setPrompt(defaultCombinedReportPrompt)}
        >
          {promptTexts.reset}
        </Button>
        <Button
          type="submit"
          className="reports-generate"
          disabled={isGenerating}
          leftSection={isGenerating && <Loader size={16} color="gray" aria-hidden />}
        >
          {isGenerating ? promptTexts.generating : promptTexts.generate}
        </Button>
      </Group>
      <div role="status">{generated && <GenerationResult generated={generated} reports={reports} />}</div>
      <UnsavedWarning isDirty={isPromptUnused} />
    </Card>
  )
}
