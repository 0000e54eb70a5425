import type { ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import { stageFlags } from '../flags.ts'
import { Stage } from '../stage.tsx'
import type { SessionProps } from './use-session.ts'
import { PanelTargets } from './xr-panel.tsx'
import { XrSession } from './xr-session.tsx'

export interface XrStageProps extends SessionProps {
  name: string
  /** Draws what is held in the hand, where the visitor does not see their own. */
  hasHandles?: boolean
  className: string
  /** Under `?stats`, where tests read what can be pressed. */
  element?: HTMLElement
  children: ReactNode
}

/** The canvas of a session: of its own, since it needs what the page's has not, depth and smooth edges. */
export function XrStage({ name, leave, className, element, children, ...session }: XrStageProps) {
  return (
    <ErrorBoundary onError={session.onError}>
      <Stage
        {...{ name, className, antialias: true, alpha: true, depth: true, shadows: true }}
        camera={{ fov: 60, near: 0.05, far: 200, position: [0, 0, 0] }}
        // A session draws as sharp as its device wants it.
        dpr={{ min: 1, max: 1 }}
        // Of a session whose graphics are gone nothing would be seen.
        onInterrupted={(isLost) => isLost && leave()}
      >
        <XrSession {...session}>
          {children}
          {element && stageFlags().stats && <PanelTargets element={element} />}
        </XrSession>
      </Stage>
    </ErrorBoundary>
  )
}
