import type { Kind } from './find-element.ts'

/** One tab of a browser, used as by a person: by what is visible, with real clicks and keys. */
export interface Tab {
  goTo(url: string): Promise<void>
  address(): Promise<string>
  /** False while it is not visible. */
  sees(kind: Kind, name: string): Promise<boolean>
  /** False, without an action, while it is not visible. */
  press(kind: Kind, name: string): Promise<boolean>
  type(field: string, text: string): Promise<boolean>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** The required programs, and their Debian packages. */
  readonly programs: readonly string[]
  readonly packages: string
  open(): Promise<Tab>
}
