/**
 * The scenes of the site: the only door through which pages reach them.
 *
 * Each tool's shell (drop zone, bars, notes) is ordinary small code: it is prerendered, hydrates
 * and imports no three.js. What draws in 3D is reached from the shell by `import()` alone, when a
 * visitor opens something or is about to.
 *
 * | scene | component | props | strings |
 * |---|---|---|---|
 * | property tour | `TourTool` | `TourScene` | `tour`, `stage`; fetched by itself: `tour-device` |
 * | district | `DistrictTool` | none | `district`, `stage` |
 * | furniture | `FurnitureTool` | `FurnitureToolProps` | `furniture`, `stage` |
 * | way into AR | `ArStart` | `ArStartProps` | `furniture` |
 * | furniture in a photo | `RoomTool` | `RoomToolProps` | `furniture`, `stage` |
 * | staging | `StagingTool` | `StagingToolProps` | `staging`, `furniture`, `stage` |
 * | how AR works | `HowArTool` | `HowArToolProps` | `how-ar`, `stage` |
 * | hologram | `HologramTool` | none | `hologram`, `stage` |
 * | lessons | `CellLesson`, `MoleculesLesson`, `MotionLesson`, `TitrationLesson`, `PantheonLesson` | words and commands | `lesson`, `stage`, and of its board; fetched by itself: `molfile` |
 * | lessons' boards | `BiologyDiagram`, … | none | `biology`, `chemistry`, `physics`, `lab`, `history` |
 */
import type { FetchStrings } from '../stage/scene-slot.tsx'
import type { TourHome, TourSample } from './tour/config.ts'

/**
 * Props of `TourTool`: the panorama that "Try a sample" opens, and the words of the home that one walks through; without one
 * its button is absent. `fetchWords` brings `tour-device` where a headset or a phone has a use for it.
 */
export type TourScene = { sample?: TourSample; home?: TourHome; fetchWords?: FetchStrings }

export { BiologyDiagram } from './classrooms/biology/view/tool/biology-diagram.tsx'
export { CellLesson } from './classrooms/biology/view/tool/cell-lesson.tsx'
export { ChemistryDiagram } from './classrooms/chemistry/view/tool/chemistry-diagram.tsx'
export { MoleculesLesson } from './classrooms/chemistry/view/tool/molecules-lesson.tsx'
export { HistoryDiagram } from './classrooms/history/view/tool/history-diagram.tsx'
export { PantheonLesson } from './classrooms/history/view/tool/pantheon-lesson.tsx'
export { LabDiagram } from './classrooms/lab/view/tool/lab-diagram.tsx'
export { TitrationLesson } from './classrooms/lab/view/tool/titration-lesson.tsx'
export { MotionLesson } from './classrooms/physics/view/tool/motion-lesson.tsx'
export { PhysicsDiagram } from './classrooms/physics/view/tool/physics-diagram.tsx'
export { DistrictTool } from './district/view/tool/district-tool.tsx'
export { ArStart } from './furniture/view/tool/ar-start.tsx'
export { FurnitureTool } from './furniture/view/tool/furniture-tool.tsx'
export { RoomTool } from './furniture/view/tool/room-tool.tsx'
export { HologramTool } from './hologram/view/tool/hologram-tool.tsx'
export { HowArTool } from './how-ar/view/tool/how-ar-tool.tsx'
export { StagingTool } from './staging/view/tool/staging-tool.tsx'
export { TourTool } from './tour/view/tool/tour-tool.tsx'
