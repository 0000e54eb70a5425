import { LessonScene, type SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { setConfig } from '../../config.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { buildSet } from './build-set.ts'

const build = () => buildSet()

/** The four experiments in 3D: all that needs three.js. */
export function MotionScene(props: SceneProps<MotionLab>) {
  return <LessonScene {...props} name="motion" build={build} view={setConfig.view} />
}
