import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { EntryMissing } from './missing-script'
import { failureReasons } from './texts'

type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

/** Runs a remote's entry and gives what it set as its global. What it throws is thrown here. */
export function runEntryScript(address: string, integrity: string, global: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const thrown = (event: ErrorEvent) => {
      if (event.filename !== script.src) return
      // The failed load reports it: it is no error of the background.
      event.stopImmediatePropagation()
      reject(event.error instanceof Error ? event.error : new Error(event.message))
    }
    const end = () => {
      removeEventListener('error', thrown, true)
      script.remove()
    }
    addEventListener('error', thrown, true)
    script.onload = () => {
      end()
      const container: unknown = Reflect.get(globalThis, global)
      if (typeof container === 'object' && container !== null) resolve(container as Container)
      else reject(new Error(failureReasons.noModule))
    }
    script.onerror = () => {
      end()
      reject(new EntryMissing({ address, integrity }))
    }
    script.src = address
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    Reflect.set(globalThis, global, undefined)
    document.head.append(script)
  })
}
