import { radians } from '../../../../../math/angle.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { pendulumConfig, sceneConfig } from '../../config.ts'
import { motionLesson } from '../../model/lesson/lesson.ts'
import { createRun } from '../../model/pendulum.ts'
import { EnergyInset } from './energy-inset.tsx'
import { LiveGraphs } from './live-graphs.tsx'
import { PendulumFigure } from './pendulum-figure.tsx'

const loadScene = () => import('../scene/motion-scene.tsx').then((module) => module.MotionScene)

/** The whole lesson on things that move. */
export function MotionLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={motionLesson}
      limits={sceneConfig.view}
      loadScene={loadScene}
      poster={
        // On a phone above the button that starts the lesson, not under it.
        <div className="grid size-full place-items-center floor p-4 max-sm:pb-20">
          <div className="w-3/4 sm:w-full">
            <PendulumFigure run={createRun(radians(pendulumConfig.amplitude.first))} />
          </div>
        </div>
      }
      Inset={EnergyInset}
      Below={LiveGraphs}
    />
  )
}
