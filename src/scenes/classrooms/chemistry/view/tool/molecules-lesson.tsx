import { useTranslation } from 'react-i18next'
import type { FetchStrings } from '../../../../../stage/scene-slot.tsx'
import type { Session } from '../../../common/model/session.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import { moleculeLesson } from '../../model/lesson/lesson.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { EnergyFigure } from './energy-figure.tsx'
import { MoleculesPoster } from './molecules-poster.tsx'
import { FetchWordsContext, OwnSlot } from './own/own-slot.tsx'

const loadScene = () => import('../scene/molecule-scene.tsx').then((module) => module.MoleculeScene)

export interface MoleculesLessonProps extends LessonProps {
  /** Brings `molfile`, the words for a visitor's own molecule. */
  fetchWords: FetchStrings
}

/** The whole lesson: molecules measured, reactions balanced. */
export function MoleculesLesson({ fetchWords, ...props }: MoleculesLessonProps) {
  return (
    <FetchWordsContext value={fetchWords}>
      <LessonShell
        {...props}
        model={moleculeLesson}
        limits={sceneConfig.view}
        loadScene={loadScene}
        poster={<MoleculesPoster label={props.words.poster} />}
        Inset={Caption}
        Below={EnergyAndOwn}
      />
    </FetchWordsContext>
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
