import { Alert, Button, Group, icons, Text } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import type { CodePage } from '../csv/code-page'

interface EncodingNoteProps {
  readonly guess: CodePage | null
  readAs(this: void, codePage: CodePage): void
}

/** Shows the guessed encoding of a file, so garbled names are noticed before they are sent. */
export function EncodingNote({ guess, readAs }: EncodingNoteProps) {
  if (guess === null) return null
  const other = guess === 'windows-1252' ? 'windows-1250' : 'windows-1252'
  return (
    <Alert role="status" className="kit-caution" icon={<icons.CircleAlert size={18} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="kit-words">
          {texts.lettersRead[guess]}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => readAs(other)}>
          {texts.readLettersAs[other]}
        </Button>
      </Group>
    </Alert>
  )
}
