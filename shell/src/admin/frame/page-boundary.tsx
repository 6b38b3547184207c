import { useLocation } from '@clarity/admin-kit'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useReport } from '../isolation/failure-reports'
import { ownerOfScript, traceOf } from '../isolation/owner-of-script'
import { texts } from '../isolation/texts'
import { useRegistry } from '../registry/registry-provider'
import { ShellFailure } from './shell-failure'

const mostInARow = 3

/** Keeps the frame when a page fails: one that is being left does not take the next one with it. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { remotes } = useRegistry()
  const report = useReport()
  /** What a module throws while its page is removed is not caught at the page. */
  const isOfLeftPage = (error: unknown, trace: string) => {
    const owner = ownerOfScript(remotes, trace)
    if (owner) report(owner, texts.cleanUp(error instanceof Error ? error.message : String(error)))
    return owner !== undefined
  }
  return (
    <Boundary path={pathname} isOfLeftPage={isOfLeftPage}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  readonly path: string
  isOfLeftPage(error: unknown, trace: string): boolean
  readonly children: ReactNode
}

interface Failed {
  readonly failed: { readonly error: unknown } | null
}

class Boundary extends Component<BoundaryProps, Failed> {
  override state: Failed = { failed: null }
  private inARow = 0

  static getDerivedStateFromError(error: unknown): Failed {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (this.props.isOfLeftPage(error, `${traceOf(error)} ${componentStack}`) && ++this.inARow <= mostInARow)
      this.setState({ failed: null })
  }

  override componentDidUpdate({ path }: BoundaryProps): void {
    if (path === this.props.path) return
    this.inARow = 0
    if (this.state.failed) this.setState({ failed: null })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? <ShellFailure error={failed.error} /> : this.props.children
  }
}
