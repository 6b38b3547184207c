import { asCallError, notify } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { adminApi } from '../admin.api'
import { modulesApi } from './modules.api'
import { texts } from './texts'

/** Opens and ends the preview of this session, and loads the page with it: a banner there names the version. */
export function usePreview({ name }: Remote) {
  const [decide, opening] = modulesApi.useDecideRemoteMutation()
  const [end, ending] = adminApi.useEndPreviewMutation()
  const reloadUnless = (error: unknown) => {
    if (error) notify.failed(texts.changeFailed(asCallError(error).sentence ?? texts.unreachable))
    else location.reload()
  }
  return {
    isBusy: opening.isLoading || ending.isLoading,
    open: async (version: string) => reloadUnless((await decide({ name, action: 'preview', version })).error),
    end: async () => reloadUnless((await end({ name })).error),
  }
}
