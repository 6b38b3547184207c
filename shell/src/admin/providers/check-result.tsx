import { Moment, Skeleton, Text } from '@clarity/admin-kit'
import type { ProviderCheck } from '@clarity/contracts/provider'
import { Finding } from './finding'
import { texts } from './texts'

interface CheckResultProps {
  readonly check: ProviderCheck | undefined
  /** The sentence for a check that was refused or did not come through. */
  readonly failure: string | undefined
}

/** What the provider itself says, read out as it comes. */
export function CheckResult({ check, failure }: CheckResultProps) {
  return (
    <div className="findings" role="status">
      {failure !== undefined && (
        <Finding finding={{ tone: 'caution', sentence: texts.checkFailed(failure), remedy: null }} />
      )}
      {!check && failure === undefined && <Skeleton height={14} my={5} width="60%" aria-hidden />}
      {check?.findings.map((finding) => (
        <Finding key={finding.sentence} finding={finding} />
      ))}
      {check && (
        <Text size="xs" c="dimmed" className="finding-when">
          <Moment at={check.checked_at} />, {texts.took(check.took_ms)}
        </Text>
      )}
    </div>
  )
}
