import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ResetIcon } from '../../ui/icons/tools.tsx'
import { Container } from '../../ui/layout/container.tsx'

interface ResetProps {
  copy: { label: string; done: string }
  onReset: () => void
}

/** A thin band with the way back to the sample as it was. */
export function ResetStrip(props: ResetProps) {
  return (
    <div className="needs-scripts border-t">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
        <ResetButton {...props} />
      </Container>
    </div>
  )
}

/** Begins the sample anew, and says so each time. */
export function ResetButton({ copy, onReset }: ResetProps) {
  const [resets, setResets] = useState(0)
  const reset = () => {
    onReset()
    setResets(resets + 1)
  }
  return (
    <>
      <Button variant="quiet" className="-ml-5" onClick={reset}>
        <ResetIcon />
        {copy.label}
      </Button>
      <p role="status" className="min-w-0 text-sm text-ink-soft">
        {resets > 0 && <span key={resets}>{copy.done}</span>}
      </p>
    </>
  )
}
