import { LessonScene, type SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { setConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { buildSet } from './build-set.ts'

const build = () => buildSet()

/** The bench in 3D: all that needs three.js. */
export function TitrationScene(props: SceneProps<Bench>) {
  return <LessonScene {...props} name="titration" build={build} view={setConfig.view} />
}
