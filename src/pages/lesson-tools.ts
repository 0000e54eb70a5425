import type { ComponentType } from 'react'
import { sceneLoader as cellScene } from '../scenes/classrooms/biology/view/tool/load-scene.ts'
import { sceneLoader as moleculesScene } from '../scenes/classrooms/chemistry/view/tool/load-scene.ts'
import type { LessonProps } from '../scenes/classrooms/common/view/tool/lesson-shell.tsx'
import { sceneLoader as pantheonScene } from '../scenes/classrooms/history/view/tool/load-scene.ts'
import { sceneLoader as titrationScene } from '../scenes/classrooms/lab/view/tool/load-scene.ts'
import { sceneLoader as motionScene } from '../scenes/classrooms/physics/view/tool/load-scene.ts'
import type { LessonId } from '../site/lessons.ts'

interface LessonTool {
  load: () => Promise<{ Tool: ComponentType<LessonProps> }>
  scene: { fetch: () => Promise<unknown> }
}

/** What every lesson is done with. The address of each model stands here, so that code and model are fetched at once. */
export const lessonTools: Record<LessonId, LessonTool> = {
  cell: {
    load: async () => ({
      Tool: (await import('../scenes/classrooms/biology/view/tool/cell-lesson.tsx')).CellLesson,
    }),
    scene: cellScene,
  },
  molecules: {
    load: async () => ({
      Tool: (await import('../scenes/classrooms/chemistry/view/tool/molecules-lesson.tsx'))
        .MoleculesLesson,
    }),
    scene: moleculesScene,
  },
  motion: {
    load: async () => ({
      Tool: (await import('../scenes/classrooms/physics/view/tool/motion-lesson.tsx')).MotionLesson,
    }),
    scene: motionScene,
  },
  titration: {
    load: async () => ({
      Tool: (await import('../scenes/classrooms/lab/view/tool/titration-lesson.tsx'))
        .TitrationLesson,
    }),
    scene: titrationScene,
  },
  pantheon: {
    load: async () => ({
      Tool: (await import('../scenes/classrooms/history/view/tool/pantheon-lesson.tsx'))
        .PantheonLesson,
    }),
    scene: pantheonScene,
  },
}
