import type { Page } from '@playwright/test'
import type { PageWatch } from '../browser/page-watch.ts'
import type { Product } from '../product/product.ts'

/** One thing that a reader can see, and how to come to see it. */
export interface State {
  /** `<page>-<state>`, as its picture is named. */
  readonly name: string
  /** What only a narrow screen shows. */
  readonly isNarrow?: boolean
  show(page: Page, product: Product, watch: PageWatch): Promise<void>
}
