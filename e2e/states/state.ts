import type { Page } from '@playwright/test'
import type { PageWatch } from '../browser/page-watch.ts'
import type { Product } from '../product/product.ts'

/** One state of a page, and how to get there. */
export interface State {
  /** `<page>-<state>`, as its picture is named. */
  readonly name: string
  /** What only a narrow screen shows. */
  readonly isNarrow?: boolean
  /** Another state of its page, or the same part on another page, shows nearly all of it: checked before a release only. */
  readonly isVariant?: boolean
  show(page: Page, product: Product, watch: PageWatch): Promise<void>
}
