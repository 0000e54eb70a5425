import type { ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Stage } from '../stage.tsx'
import type { SessionProps } from './use-session.ts'
import { XrSession } from './xr-session.tsx'

export interface XrStageProps extends SessionProps {
  name: string
  /** Under `?stats`, where tests read what can be pressed. */
  element?: HTMLElement
  children: ReactNode
}

/** The canvas of a session: of its own, since it needs what the page's has not, depth and smooth edges. */
export function XrStage({ name, leave, children, ...session }: XrStageProps) {
  return (
    <ErrorBoundary onError={session.onError}>
      <Stage
        {...{ name, antialias: true, alpha: true, depth: true, shadows: true }}
        // Seen in the headset alone; without any size it would not be drawn.
        className="pointer-events-none invisible fixed inset-0"
        camera={{ fov: 60, near: 0.05, far: 200, position: [0, 0, 0] }}
        // A session draws as sharp as its device wants it.
        dpr={{ min: 1, max: 1 }}
        // Of a session whose graphics are gone nothing would be seen.
        onInterrupted={(isLost) => isLost && leave()}
      >
        <XrSession {...session}>{children}</XrSession>
      </Stage>
    </ErrorBoundary>
  )
}
