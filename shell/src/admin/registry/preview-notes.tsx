import { Button, notify, Text } from '@clarity/admin-kit'
import { adminApi } from '../admin.api'
import { texts } from '../texts'
import { useRegistry } from './registry-provider'

/** Says which modules this session previews, with the way back to what everyone sees. */
export function PreviewNotes() {
  const { remotes } = useRegistry()
  const [endPreview, { isLoading }] = adminApi.useEndPreviewMutation()
  const end = async (name: string) => {
    const { error } = await endPreview({ name })
    if (error) notify.failed(texts.preview.failed)
    else location.reload()
  }
  return remotes
    .filter(({ isPreview }) => isPreview)
    .map(({ name, title, version }) => (
      <div key={name} className="note preview-note" role="status">
        <Text size="sm">{texts.preview.banner(title, version)}</Text>
        <Button size="compact-sm" loading={isLoading} onClick={() => void end(name)}>
          {texts.preview.end}
        </Button>
      </div>
    ))
}
