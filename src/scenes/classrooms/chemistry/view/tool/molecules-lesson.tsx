import { useTranslation } from 'react-i18next'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import { moleculeLesson } from '../../model/lesson/lesson.ts'
import { type MoleculeLab, showReaction } from '../../model/lesson/molecule-lab.ts'
import { sceneLoader } from './load-scene.ts'
import { MoleculesPoster } from './molecules-poster.tsx'

const loadBelow = async () => (await import('./below-molecules.tsx')).EnergyAndOwn

/** What is on the tray reacts at once, which the lesson asks an equation for. */
const tryOut = (lab: MoleculeLab, thing: string) => {
  if (thing === 'flask') showReaction(lab)
  return thing === 'flask'
}

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
      loadBelow={loadBelow}
      tryOut={tryOut}
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
