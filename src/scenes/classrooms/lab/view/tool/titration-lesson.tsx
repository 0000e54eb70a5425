import { Lens, lensSize } from '../../../common/view/lens.tsx'
import { withScenery } from '../../../common/view/load-scenery.tsx'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { sceneConfig } from '../../config.ts'
import { type Bench, flaskVolume } from '../../model/bench.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { seenLevel } from '../../model/notebook.ts'
import { colorOf, indicatorOpacity } from '../../model/titration.ts'
import scenery from '../scene/titration.glb?url'
import { BenchFigure, tenthsAround } from './bench-figure.tsx'
import { CurveFigure } from './curve-figure.tsx'

const loadScene = withScenery(
  scenery,
  async () => (await import('../scene/titration-scene.tsx')).TitrationScene,
)

/** The whole lesson at the bench. */
export function TitrationLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={titrationLesson}
      limits={sceneConfig.view}
      loadScene={loadScene}
      poster={
        <div className="grid size-full place-items-center floor p-4">
          <BenchFigure
            added={0}
            color={colorOf('phenolphthalein', 3)}
            strength={indicatorOpacity('phenolphthalein', 3)}
          />
        </div>
      }
      Inset={MeniscusInset}
      Below={Curve}
    />
  )
}

const middle = lensSize / 2
/** Units of the drawing to a tenth of a millilitre. */
const perTenth = 17

/** The scale under a lens, as seen from where the eye is. What it says is among the instruments. */
function MeniscusInset({ lab }: { lab: Bench }) {
  const figures = useFigures()
  if (!lab.filled) return null
  const seen = seenLevel(lab)
  const wall = middle + 24
  const rim = middle - 12
  return (
    <Lens className="w-[27%] max-w-52 min-w-28" data-lens="">
      <path
        d={`M0 ${rim}Q${middle - 38} ${middle + 12} ${wall} ${rim}V${lensSize}H0Z`}
        className="fill-[#a9cbe0]/60"
      />
      <path
        d={`M0 ${rim}Q${middle - 38} ${middle + 12} ${wall} ${rim}`}
        strokeWidth="2"
        className="fill-none stroke-[#2c5f80]"
      />
      <path d={`M${wall} 0V${lensSize}`} strokeWidth="1.5" className="stroke-[#14171f]" />
      {tenthsAround(seen).map((tenth) => {
        const y = middle + (tenth / 10 - seen) * perTenth * 10
        const whole = tenth % 10 === 0
        return (
          <g key={tenth}>
            <path
              d={`M${wall} ${y}h${whole ? -64 : tenth % 5 === 0 ? -44 : -28}`}
              strokeWidth={whole ? 2 : 1.2}
              className="stroke-[#14171f]"
            />
            {tenth % 5 === 0 && (
              <text x={wall + 7} y={y + 5} className="fill-[#14171f] font-mono text-[15px]">
                {figures(tenth / 10, 1)}
              </text>
            )}
          </g>
        )
      })}
    </Lens>
  )
}

function Curve({ lab }: { lab: Bench }) {
  const { acid, indicator } = lab.flask
  return <CurveFigure acid={acid} indicator={indicator} added={flaskVolume(lab)} />
}
