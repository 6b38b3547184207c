import type { Kind } from './find-element.ts'
import type { Tab } from './tab.ts'

/** An element that a driver has found, with its actions. */
export interface FoundElement {
  click(): Promise<void>
  type(text: string): Promise<void>
}

/** A tab whose driver can find an element: the rest is the same in every browser. */
export abstract class ElementTab implements Tab {
  abstract goTo(url: string): Promise<void>
  abstract address(): Promise<string>
  abstract close(): Promise<void>
  protected abstract find(kind: Kind, name: string): Promise<FoundElement | null>

  async sees(kind: Kind, name: string): Promise<boolean> {
    return (await this.find(kind, name)) !== null
  }

  async press(kind: Kind, name: string): Promise<boolean> {
    const element = await this.find(kind, name)
    await element?.click()
    return element !== null
  }

  async type(field: string, text: string): Promise<boolean> {
    const element = await this.find('field', field)
    await element?.type(text)
    return element !== null
  }
}
