import { Component, type ReactNode } from 'react'
import { useSetup } from './setup.ts'
import { Failure } from './Toast.tsx'

interface Props {
  /** The message where something breaks. */
  says: string
  /** Nothing is shown in its place. */
  isQuiet?: boolean
  children: ReactNode
}

/** What breaks inside, such as a card of the host's own, takes nothing else of the page with it. */
export function Boundary(props: Props) {
  return <Catcher {...props} report={useSetup().report} />
}

class Catcher extends Component<Props & { report: (message: string) => void }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(`${this.props.says}: ${error instanceof Error ? error.message : String(error)}`)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return this.props.isQuiet ? null : <Failure onRetry={() => this.setState({ isBroken: false })} />
  }
}
