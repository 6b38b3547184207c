import type { Kind } from './find-element.ts'

/** One tab of a browser, worked as a person does: by what one sees, with real clicks and keys. */
export interface Tab {
  goTo(url: string): Promise<void>
  address(): Promise<string>
  /** False while there is no such thing to see. */
  sees(kind: Kind, name: string): Promise<boolean>
  /** False, and nothing is done, while there is no such thing to see. */
  press(kind: Kind, name: string): Promise<boolean>
  type(field: string, text: string): Promise<boolean>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** What must be there, and the Debian packages that bring it. */
  readonly programs: readonly string[]
  readonly packages: string
  open(): Promise<Tab>
}
