import { asCallError, notify } from '@clarity/admin-kit'
import type { ActiveRemote, Remote } from '@clarity/contracts/remote-release'
import { modulesApi, type Decision } from './modules.api'
import { texts } from './texts'

/**
 * Changes a module. `activate` and `rollBack` name the version that the page shows as active: after another admin's
 * change the server refuses. They say how it went, and give true if it was done.
 */
export function useChangeRemote({ name, title, active_version: expected }: Remote) {
  const [activate, activating] = modulesApi.useActivateRemoteMutation()
  const [rollBack, rollingBack] = modulesApi.useRollBackRemoteMutation()
  const [decide, deciding] = modulesApi.useDecideRemoteMutation()
  const say = ({ data, error }: { data?: ActiveRemote | undefined; error?: unknown }) => {
    if (data) notify.done(texts.activated(title, data.version))
    else notify.failed(texts.changeFailed(reasonOf(error)))
    return data !== undefined
  }
  return {
    isBusy: activating.isLoading || rollingBack.isLoading || deciding.isLoading,
    activate: async (version: string) => say(await activate({ name, version, expected })),
    rollBack: async () => say(await rollBack({ name, expected })),
    /** Says `sentence` if it was done; else gives the reason why not. */
    async decide(decision: Decision, sentence: string): Promise<string | null> {
      const { error } = await decide({ name, ...decision })
      if (error) return reasonOf(error)
      notify.done(sentence)
      return null
    },
  }
}

function reasonOf(error: unknown): string {
  return asCallError(error).sentence ?? texts.unreachable
}
