import { Component, type ReactNode } from 'react'

interface Props {
  screen: (error: unknown) => ReactNode
  children: ReactNode
}

export class ErrorBoundary extends Component<Props, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  /** React keeps a caught error to itself; whoever reports errors should hear of it. */
  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.caught ? this.props.screen(this.state.caught.error) : this.props.children
  }
}
