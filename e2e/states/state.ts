import type { Page } from '@playwright/test'
import type { PageWatch } from '../browser/page-watch.ts'
import type { Product } from '../product/product.ts'

/** One state of a page, and how to get there. */
export interface State {
  /** `<page>-<state>`, as its picture is named. */
  readonly name: string
  /** What only a narrow screen shows. */
  readonly isNarrow?: boolean
  /** It differs from another state of its page in a text or in what is missing: checked before a release only. */
  readonly isVariant?: boolean
  show(page: Page, product: Product, watch: PageWatch): Promise<void>
}
