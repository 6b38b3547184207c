import { asCallError, notify } from '@clarity/admin-kit'
import type { ActiveRemote, Remote } from '@clarity/contracts/remote-release'
import { adminApi } from '../admin.api'
import { texts } from '../texts'

/** Activates a version, or goes back to the one before, and says how that went. */
export function useChangeRemote({ name, title }: Remote) {
  const [activate, activating] = adminApi.useActivateRemoteMutation()
  const [rollBack, rollingBack] = adminApi.useRollBackRemoteMutation()
  const say = ({ data, error }: { data?: ActiveRemote | undefined; error?: unknown }) => {
    if (data) notify.done(`${texts.modules.activated(title, data.version)} ${texts.modules.reload}`)
    else notify.failed(texts.modules.changeFailed(asCallError(error).sentence ?? texts.signIn.unreachable))
  }
  return {
    isBusy: activating.isLoading || rollingBack.isLoading,
    activate: async (version: string) => say(await activate({ name, version })),
    rollBack: async () => say(await rollBack({ name })),
  }
}
