// A module of its own, so that the import() of one lesson brings none of the others.
export { CellLesson as Lesson } from '../../../scenes/index.ts'
