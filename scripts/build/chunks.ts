import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/command.ts'

/** What a page's first scene needs is fetched by them, while the page's own code is on its way. */
export const scenesAhead = globSync('src/pages/*/scene-ahead.ts', { cwd: root })

/** Without React, so that they run first: whether to fetch, and from where. */
const startParts =
  /vite\/preload-helper|src\/(stage\/start-policy|ui\/(may-fetch-ahead|when-idle)|site\/(lessons|locales)|documents\/modules)\./

/** What most pages are made of, though the frame itself does without. */
const commonParts =
  /src\/(pages\/(page|sections|interpolate)\.|ui\/(sections\/hero|brackets\/|icons\/tools|arrow-link|text-list|button\/|layout\/|picture\/picture\.)|site\/(industries|pictures|section-key)\.)|virtual:catalogue/

/**
 * What each scene needs of three.js differs: what nearly all of them do is one file. The rest are three: what models are
 * loaded with, what is made of curves and outlines, and small things.
 */
const threeModules = /[\\/]three[\\/]src[\\/]/
const threeForModels =
  /three[\\/](src[\\/](animation|loaders|math[\\/][iI]nterpolant|objects[\\/](Skinned|Skeleton|Bone)|materials[\\/]MeshPhysical)|examples[\\/]jsm[\\/](loaders[\\/]GLTF|libs[\\/]meshopt|utils[\\/](BufferGeometry|Skeleton)Utils))|src[\\/]stage[\\/]model-loader/
const threeForShapes = /three[\\/]src[\\/](extras|geometries)[\\/]/
const nearlyAll = 12

/** What a scene's place on a page is made of, without three.js, and what every stage is. */
const sceneParts =
  /src\/(stage\/(use-scene-start|webgl-context|flags|scene-slot|viewport|gestures|presses|error-boundary)\.|math\/)/
const stageParts =
  /src\/(stage\/(stage|elements|renderer|frame|adaptive-resolution|share-programs|sun-light))\.|node_modules\/(@react-three\/fiber|its-fine|react-reconciler|react-use-measure|suspend-react|use-sync-external-store|zustand)\//

/** What lessons share: their shell, and their scenes but for how models are read, which some do without. */
const lessonParts = /src\/scenes\/classrooms\/common\//
const lessonScenes =
  /src\/scenes\/classrooms\/common\/view\/scene\/(?!scenery)|node_modules\/maath\//

/** What the rooms of first screens are made of. */
const roomParts = /src\/(room-photo|scenes\/(furniture|staging))\//

/** Small things that tools are made of. */
const controlParts =
  /src\/(ui\/(use-(box-size|in-view|fragment|scroll-chosen-into-view)|tabs\/.*)|pages\/(query|piece-size)|projects\/(autosave|save-status|undo-history))\./

/** Of a module that matches only it is taken, and not also what it imports. */
const alone = { includeDependenciesRecursively: false }

/** What the lesson of a subject is made of, and its scene. @param lesson, scene  names of their files */
const subject = (folder: string, lesson: string, scene: string, beside: string[] = []) => {
  const path = `src/scenes/classrooms/${folder}`
  const test = new RegExp(`${path}/|src/pages/virtual-classrooms/subjects`)
  return [
    madeOf(lesson, [`${path}/view/tool/${lesson}.tsx`, ...beside], test),
    madeOf(scene, [`${path}/view/scene/${scene}.tsx`], test),
  ]
}

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/**
 * A chunk of what some modules are made of: they and all that they import which no group before it has. A request costs more
 * than some bytes.
 * @param entries  paths from the root
 * @param test  what of it
 */
function madeOf(name: string, entries: string[], test: RegExp, priority = 0) {
  let made: Set<string> | undefined
  const collect = (modules: Modules) => {
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    for (const entry of entries) visit(join(root, entry))
    return seen
  }
  return {
    debugName: name,
    name: (id: string, modules: Modules) => {
      made ??= collect(modules)
      return made.has(id) ? name : null
    },
    ...{ test, ...alone, priority },
  }
}

/**
 * What every page loads goes into three files, since many small ones compress worse: the libraries, which seldom change,
 * our own frame round the pages, and the common parts. What scenes share of three.js goes into four.
 */
export const chunks = [
  { name: 'start', test: startParts, ...alone, priority: 9 },
  madeOf('scene-sources', scenesAhead, /src\/(?!pages\/[^/]+\/scene-ahead)/, 8),
  { name: 'three', test: threeModules, minShareCount: nearlyAll, priority: 6 },
  { name: 'three-models', test: threeForModels, ...alone, priority: 7 },
  { name: 'three-shapes', test: threeForShapes, ...alone, priority: 5 },
  { name: 'three-more', test: threeModules, priority: 4 },
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: /src\/(?!main|app\/theme-boot|app\/wake|pages\/[^/]+\/scene-ahead)/,
    priority: 2,
  },
  { name: 'parts', test: commonParts, ...alone, priority: 1 },
  { name: 'stage', test: stageParts, ...alone, priority: 4 },
  { name: 'scene', test: sceneParts, ...alone, priority: 3 },
  { name: 'lesson-scenes', test: lessonScenes, ...alone, priority: 1 },
  madeOf(
    'lesson',
    ['config.ts', 'view/lens.tsx', 'view/tool/lesson-shell.tsx'].map(
      (path) => `src/scenes/classrooms/common/${path}`,
    ),
    lessonParts,
  ),
  madeOf(
    'header-and-footer',
    ['src/app/layout/header-controls.tsx', 'src/app/layout/footer.tsx'],
    /src\/app\//,
  ),
  { name: 'loop', test: /src\/ui\/loop\//, ...alone, priority: 0 },
  // The first lesson stands on the page.
  ...subject('biology', 'cell-lesson', 'cell-scene', ['src/pages/virtual-classrooms/subjects.tsx']),
  ...subject('chemistry', 'molecules-lesson', 'molecule-scene'),
  ...subject('physics', 'motion-lesson', 'motion-scene'),
  ...subject('lab', 'titration-lesson', 'titration-scene'),
  ...subject('history', 'pantheon-lesson', 'pantheon-scene'),
  madeOf(
    'room-intro',
    [
      'src/scenes/furniture/view/tool/live-room.tsx',
      'src/scenes/furniture/model/live-room.ts',
      'src/scenes/staging/view/tool/style-room.tsx',
    ],
    roomParts,
  ),
  madeOf(
    'rooms',
    [
      'src/scenes/furniture/view/live-room-scene.tsx',
      'src/scenes/staging/view/style-room-scene.tsx',
    ],
    roomParts,
  ),
  madeOf('section-list', ['src/ui/sections/section-list.tsx'], /src\/ui\/sections/),
  { name: 'controls', test: controlParts, ...alone, priority: 0 },
]
