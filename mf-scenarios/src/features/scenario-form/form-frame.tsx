import { Anchor, Button, icons, Link, PageFrame, useLocation } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import { listPath } from '../../paths'
import { formTexts, listTexts } from '../../texts'
import './scenario-form.css'

/** The form's page. The list's own action stays visible, but is disabled. */
export function FormFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { search } = useLocation()
  return (
    <PageFrame
      title={title}
      back={
        <Anchor component={Link} to={listPath(search)} size="sm" className="scenario-back">
          <icons.ArrowLeft size={16} aria-hidden />
          {formTexts.back}
        </Anchor>
      }
      action={
        <Button leftSection={<icons.Plus size={16} aria-hidden />} disabled>
          {listTexts.add}
        </Button>
      }
    >
      {children}
    </PageFrame>
  )
}
