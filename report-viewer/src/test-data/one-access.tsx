import { fireEvent, render, screen } from '@testing-library/react'
import { ReportAccess } from '../report-access'
import type { ReportKind } from '../report-path'
import { gateTexts } from '../texts'

export const single = 'POST /api/report/r1'
export const combined = 'POST /api/combined-report/r1'

export const show = (kind: ReportKind = 'report') => render(<ReportAccess report={{ kind, id: 'r1' }} />)
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

export function enter(email: string) {
  fireEvent.change(screen.getByLabelText(gateTexts.label), { target: { value: email } })
  fireEvent.submit(document.querySelector('form')!)
}

export function remember(kind: ReportKind = 'report') {
  localStorage.setItem(`${kind}:r1:access`, 'true')
  localStorage.setItem(`${kind}:r1:email`, 'kept@example.com')
}
