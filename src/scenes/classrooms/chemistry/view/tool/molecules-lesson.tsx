import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'
import { useLoadedOrFailed } from '../../../../../ui/use-loaded.ts'
import type { Session } from '../../../common/model/session.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import { moleculeLesson } from '../../model/lesson/lesson.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { EnergyFigure } from './energy-figure.tsx'
import { sceneLoader } from './load-scene.ts'
import { MoleculesPoster } from './molecules-poster.tsx'

/** The whole lesson: molecules measured, reactions balanced. */
export function MoleculesLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={moleculeLesson}
      settings={sceneConfig.view}
      sceneLoader={sceneLoader}
      poster={<MoleculesPoster label={props.words.poster} />}
      Inset={Caption}
      Below={EnergyAndOwn}
    />
  )
}

/** What the moving atoms are, and are not, as long as they or what they made can be seen. */
function Caption({ lab }: { lab: MoleculeLab }) {
  const { t } = useTranslation('chemistry')
  if (!lab.reacted?.times) return null
  return (
    <p
      data-caption=""
      className="pointer-events-none absolute bottom-3 left-3 max-w-[80%] rounded-sm bg-[#14171f] px-2.5 py-1 text-sm text-white"
    >
      {t('lesson_mapping')}
    </p>
  )
}

function EnergyAndOwn({ lab, session }: { lab: MoleculeLab; session: Session<MoleculeLab> }) {
  const { reaction, balanced } = lab
  return (
    <>
      <EnergyFigure reaction={reaction} known={balanced.includes(reaction)} />
      <OwnSlot lab={session.lab} />
    </>
  )
}

const loadOwn = () => import('./own/own-molecule-section.tsx')

/** Where a visitor's own molecule is opened: its code comes with the lesson's workspace. */
function OwnSlot({ lab }: { lab: MoleculeLab }) {
  const { t } = useTranslation('shell')
  const { t: stage } = useTranslation('stage')
  const { module: own, failed, retry } = useLoadedOrFailed(loadOwn, true)
  if (own) return <own.OwnMoleculeSection lab={lab} />
  if (!failed) return null
  return (
    <p role="alert" className="mt-8 flex flex-wrap items-center gap-4 border-t pt-4">
      {t('partNotLoaded')}
      <Button size="small" className="min-h-11" onClick={retry}>
        {stage('tryAgain')}
      </Button>
    </p>
  )
}
