import { Lens } from '../../../common/view/lens.tsx'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import { type Bench, showTitration } from '../../model/bench.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { seenLevel } from '../../model/notebook.ts'
import { indicatorColor, indicatorOpacity } from '../../model/titration.ts'
import { BenchFigure, Meniscus } from './bench-figure.tsx'
import { sceneLoader } from './load-scene.ts'

const loadBelow = async () => (await import('./curve-figure.tsx')).BenchCurve

/** A press on what pours lets the next portion in, which the lesson asks to prepare for. */
const tryOut = (bench: Bench, thing: string) => {
  const pours = thing === 'tap' || thing === 'burette'
  if (pours) showTitration(bench)
  return pours
}

/** The whole lesson at the bench. */
export function TitrationLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={titrationLesson}
      settings={sceneConfig.view}
      sceneLoader={sceneLoader}
      poster={
        <BenchFigure
          added={0}
          color={indicatorColor('phenolphthalein', 3)}
          strength={indicatorOpacity('phenolphthalein', 3)}
        />
      }
      Inset={MeniscusInset}
      loadBelow={loadBelow}
      tryOut={tryOut}
    />
  )
}

/** The scale under a lens, as seen from where the eye is. What it says is among the instruments. */
function MeniscusInset({ lab }: { lab: Bench }) {
  if (!lab.filled) return null
  return (
    <Lens className="w-[27%] max-w-52 min-w-28" data-lens="">
      <Meniscus level={seenLevel(lab)} />
    </Lens>
  )
}
