import { Component, type ReactNode } from 'react'

type Props = { onError: (error: unknown) => void; fallback?: ReactNode; children: ReactNode }

/** Catches errors of a scene, so that the page around it stays. Mount it anew to try again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
