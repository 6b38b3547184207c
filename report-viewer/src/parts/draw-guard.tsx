import { Component, type ReactNode } from 'react'

/** Leaves out what cannot be drawn and says so once, instead of leaving a blank page. */
export class DrawGuard extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
